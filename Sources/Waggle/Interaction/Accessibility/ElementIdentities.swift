/// Numbers for the views that are read aloud; a view keeps its number as long as it lives.
///
/// Always true: no number is given to two views.
package final class ElementIdentities {
  private struct Known {
    weak var view: ViewNode?
    let number: Int
  }

  private var known: [ObjectIdentifier: Known] = [:]
  private var given = 0

  func number(of view: ViewNode) -> Int {
    let key = ObjectIdentifier(view)
    if let found = known[key], found.view === view { return found.number }
    given += 1
    known[key] = Known(view: view, number: given)
    return given
  }

  /// Forgets views that have been dropped.
  package func purge() { known = known.filter { $0.value.view != nil } }
}

/// A number for each view that is read aloud, the same as long as the view lives.
///
/// Always true: a number is never given to two views.
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

  /// Forgets views that have gone.
  package func purge() { known = known.filter { $0.value.view != nil } }
}

/// Numbers for the views that are read aloud; a view keeps its number as long as it lives.
///
/// Always true: no number is given to two views.
package final class ElementIdentities {
  private struct Entry {
    weak var view: ViewNode?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0
  /// The number of views that were left by the last purge.
  private var lastCount = 0

  func number(of view: ViewNode) -> Int {
    let key = ObjectIdentifier(view)
    if let found = entries[key], found.view === view { return found.number }
    lastNumber += 1
    entries[key] = Entry(view: view, number: lastNumber)
    return lastNumber
  }

  /// Forgets views that have been dropped.
  package func purge() {
    entries = entries.filter { $0.value.view != nil }
    lastCount = entries.count
  }

  /// The same, once there are twice as many as the last time.
  func purgeIfGrown() { if entries.count > max(2 * lastCount, 64) { purge() } }
}

extension ElementIdentities {
  /// Stops if two views have one number. Costs O(views).
  package func checkInvariants() {
    checkInvariant(
      Set(entries.values.map(\.number)).count == entries.count, "no number is given to two views")
    checkInvariant(
      entries.values.allSatisfy { (1...lastNumber).contains($0.number) },
      "each number was handed out")
  }
}

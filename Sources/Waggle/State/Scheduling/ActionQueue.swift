/// Callbacks to run after views were updated and laid out, before the frame is drawn.
///
/// The order within one round (R088, R191, R192): preference observers, outermost first; then appearances and
/// changes in tree order, inner views before outer ones; then disappearances of views that were replaced (M182);
/// then tasks.
package final class ActionQueue {
  package enum Phase: Int, Comparable {
    case preference, lifecycle, deferredDisappear, task
    package static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
  }

  private struct Entry {
    let phase: Phase
    let order: CallbackOrder
    let action: () -> Void
  }

  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var lastNumber = 0
  /// True while the callbacks of disappearing views are to run after those of appearing ones.
  @exclusivity(unchecked) private var isDeferringDisappearances = false

  /// Called with a closure that runs callbacks of the program's, which may begin tasks.
  package var around: (_ callbacks: () -> Void) -> Void = { $0() }

  /// The program.
  let reference: RuntimeReference

  package init(_ reference: RuntimeReference) { self.reference = reference }

  /// The key of the program in the user info of a notification that is about one program of the process.
  package static let notifying = "WaggleProgram"

  package var isEmpty: Bool { entries.isEmpty }

  /// The next number in the order of creation, from 1.
  package func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  package func add(_ phase: Phase, _ order: CallbackOrder, _ action: @escaping () -> Void) {
    entries.append(Entry(phase: phase, order: order, action: action))
  }

  /// Adds the callback of a view that disappears.
  package func addDisappearance(_ order: CallbackOrder, _ action: @escaping () -> Void) {
    add(isDeferringDisappearances ? .deferredDisappear : .lifecycle, order, action)
  }

  /// Runs `body`, and defers the disappear callbacks that it adds until after the appear callbacks of the same
  /// update (M182).
  package func deferringDisappearances(_ body: () -> Void) {
    let outer = isDeferringDisappearances
    isDeferringDisappearances = true
    defer { isDeferringDisappearances = outer }
    body()
  }

  /// Drops all waiting callbacks without running them.
  func removeAll() { entries = [] }

  /// Runs the callbacks that wait now; those added meanwhile wait for the next round.
  package func run() {
    // Those of preferences alone begin no tasks, in most programs.
    if entries.contains(where: { $0.phase != .preference }) { around(runAll) } else { runAll() }
  }

  private func runAll() {
    if entries.count == 1 { return entries.removeLast().action() }
    let now = entries
    entries.removeAll(keepingCapacity: true)
    let ranks = CallbackRanking(now.map(\.order)).ranks
    let sorted = now.indices.sorted { a, b in
      let phase = now[a].phase
      if phase != now[b].phase { return phase < now[b].phase }
      if ranks[a] == ranks[b] { return a < b }
      return (ranks[a] < ranks[b]) == (phase != .preference)
    }
    for index in sorted { now[index].action() }
  }
}

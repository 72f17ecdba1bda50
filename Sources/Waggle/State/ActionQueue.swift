/// What has to be done after views were updated and laid out, before the frame is drawn.
///
/// The order within one round (R088, R191, R192): observers of preferences, outermost first; then appearances and
/// changes in the order in which their views were made, inner before outer; then tasks.
package final class ActionQueue {
  package enum Phase: Int, Comparable {
    case preference, lifecycle, task
    package static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
  }

  private struct Entry {
    let phase: Phase
    let order: Int
    let action: () -> Void
  }

  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var created = 0

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The next place in the order of creation.
  package func nextOrder() -> Int {
    created += 1
    return created
  }

  package func add(_ phase: Phase, order: Int, _ action: @escaping () -> Void) {
    entries.append(Entry(phase: phase, order: order, action: action))
  }

  /// Runs what waits now; what is added meanwhile waits for the next round.
  package func run() {
    if entries.count == 1 { return entries.removeLast().action() }
    let now = entries.enumerated().sorted { a, b in
      if a.element.phase != b.element.phase { return a.element.phase < b.element.phase }
      if a.element.order != b.element.order { return a.element.order < b.element.order }
      return a.offset < b.offset
    }
    entries.removeAll(keepingCapacity: true)
    for entry in now { entry.element.action() }
  }
}

/// What has to be done after views were updated and laid out, before the frame is drawn.
///
/// The order within one round (R088, R191, R192): observers of preferences, outermost first; then appearances and
/// changes in the order of their places, inner before outer; then disappearances of views that others took the place of
/// (M182); then tasks.
package final class ActionQueue {
  package enum Phase: Int, Comparable {
    case preference, lifecycle, farewell, task
    package static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
  }

  private struct Entry {
    let phase: Phase
    let place: ActionPlace
    let action: () -> Void
  }

  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var created = 0
  /// Whether what disappears now says so after what appears.
  @exclusivity(unchecked) private var isSendingOff = false

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The next number in the order of creation.
  package func nextNumber() -> Int {
    created += 1
    return created
  }

  package func add(_ phase: Phase, _ place: ActionPlace, _ action: @escaping () -> Void) {
    entries.append(Entry(phase: phase, place: place, action: action))
  }

  /// Adds what a view does when it disappears.
  package func addDisappearance(_ place: ActionPlace, _ action: @escaping () -> Void) {
    add(isSendingOff ? .farewell : .lifecycle, place, action)
  }

  /// Has what `body` removes disappear after what appears in the same update (M182).
  package func sendOff(_ body: () -> Void) {
    let outer = isSendingOff
    isSendingOff = true
    defer { isSendingOff = outer }
    body()
  }

  /// Runs what waits now; what is added meanwhile waits for the next round.
  package func run() {
    if entries.count == 1 { return entries.removeLast().action() }
    let now = entries.enumerated().map { (entry: $1, path: $1.place.path, index: $0) }.sorted {
      a, b in
      if a.entry.phase != b.entry.phase { return a.entry.phase < b.entry.phase }
      if a.path == b.path { return a.index < b.index }
      return a.path.lexicographicallyPrecedes(b.path) == (a.entry.phase != .preference)
    }
    entries.removeAll(keepingCapacity: true)
    for item in now { item.entry.action() }
  }
}

/// A part of the tree that can be made later than what is around it, such as the branch of an `if` or a row.
///
/// Its number was taken when the place for it was made, so that what is in it comes where the place is, whenever it is
/// made.
package class ActionScope {
  private let outer: ActionScope?
  private let number: Int

  package init(outer: ActionScope?, number: Int) {
    self.outer = outer
    self.number = number
  }

  fileprivate var path: [Int] { (outer?.path ?? []) + [number] }
}

/// Where in the tree an action comes from: inner places come before outer ones, earlier siblings before later ones.
package struct ActionPlace {
  private let scope: ActionScope?
  private let number: Int

  package init(_ scope: ActionScope?, _ number: Int) {
    self.scope = scope
    self.number = number
  }

  /// After all others.
  package static var last: ActionPlace { ActionPlace(nil, .max) }

  fileprivate var path: [Int] { (scope?.path ?? []) + [number] }
}

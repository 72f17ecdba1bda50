/// What has to be done after views were updated and laid out, before the frame is drawn.
///
/// The order within one round (R088, R191, R192): observers of preferences, outermost first; then appearances and
/// changes in the order of their places, inner before outer; then disappearances of views that others took the place of
/// (M182); then tasks.
package final class ActionQueue {
  package enum Phase: Int, Comparable {
    case preference, lifecycle, deferredDisappear, task
    package static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
  }

  private struct Entry {
    let phase: Phase
    let place: CallbackOrder
    let action: () -> Void
  }

  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var created = 0
  /// Whether what disappears now says so after what appears.
  @exclusivity(unchecked) private var isDeferringDisappearances = false

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The next number in the order of creation.
  package func nextNumber() -> Int {
    created += 1
    return created
  }

  package func add(_ phase: Phase, _ place: CallbackOrder, _ action: @escaping () -> Void) {
    entries.append(Entry(phase: phase, place: place, action: action))
  }

  /// Adds what a view does when it disappears.
  package func addDisappearance(_ place: CallbackOrder, _ action: @escaping () -> Void) {
    add(isDeferringDisappearances ? .deferredDisappear : .lifecycle, place, action)
  }

  /// Has what `body` removes disappear after what appears in the same update (M182).
  package func deferringDisappearances(_ body: () -> Void) {
    let outer = isDeferringDisappearances
    isDeferringDisappearances = true
    defer { isDeferringDisappearances = outer }
    body()
  }

  /// Forgets what waits.
  func removeAll() { entries = [] }

  /// Runs what waits now; what is added meanwhile waits for the next round.
  package func run() {
    if entries.count == 1 { return entries.removeLast().action() }
    let now = entries
    entries.removeAll(keepingCapacity: true)
    let ranks = CallbackRanking(now.map(\.place)).ranks
    let order = now.indices.sorted { a, b in
      let phase = now[a].phase
      if phase != now[b].phase { return phase < now[b].phase }
      if ranks[a] == ranks[b] { return a < b }
      return (ranks[a] < ranks[b]) == (phase != .preference)
    }
    for index in order { now[index].action() }
  }
}

/// A part of the tree that can be made later than what is around it, such as the branch of an `if` or a row.
///
/// Its number was taken when the place for it was made, so that what is in it comes where the place is, whenever it is
/// made.
package class CallbackScope {
  fileprivate let outer: CallbackScope?
  fileprivate let number: Int

  package init(outer: CallbackScope?, number: Int) {
    self.outer = outer
    self.number = number
  }
}

/// Where in the tree an action comes from: inner places come before outer ones, earlier siblings before later ones.
package struct CallbackOrder {
  fileprivate let scope: CallbackScope?
  fileprivate let number: Int

  package init(_ scope: CallbackScope?, _ number: Int) {
    self.scope = scope
    self.number = number
  }

  /// After all others.
  package static var last: CallbackOrder { CallbackOrder(nil, .max) }
}

/// The order of some places: `ranks` has a number for each, equal ones for equal places.
///
/// Each scope is looked at once, however deep it is: the cost is that of the places and of the scopes around them.
private struct CallbackRanking {
  private(set) var ranks: [Int]
  private var levels: [[Item]] = [[]]
  private var known: [ObjectIdentifier: Int] = [:]

  /// What is in a scope: a place, or a scope with others in it.
  private struct Item {
    let number: Int
    /// Before a scope of the same number.
    let isScope: Bool
    /// Of the place, or of the scope's level.
    let index: Int
    /// Where it is itself.
    let level: Int
  }

  init(_ places: [CallbackOrder]) {
    ranks = Array(repeating: 0, count: places.count)
    for (index, place) in places.enumerated() {
      let level = level(of: place.scope)
      levels[level].append(Item(number: place.number, isScope: false, index: index, level: level))
    }
    rank()
  }

  /// The scope's level, made with those around it where it is not known.
  private mutating func level(of scope: CallbackScope?) -> Int {
    var missing: [CallbackScope] = []
    var next = scope
    var found = 0
    while let scope = next {
      if let level = known[ObjectIdentifier(scope)] {
        found = level
        break
      }
      missing.append(scope)
      next = scope.outer
    }
    for scope in missing.reversed() {
      levels[found].append(
        Item(number: scope.number, isScope: true, index: levels.count, level: found))
      found = levels.count
      known[ObjectIdentifier(scope)] = found
      levels.append([])
    }
    return found
  }

  /// Walks through the scopes in order, on a stack of its own: they may be very deep.
  private mutating func rank() {
    var stack = lastFirst(0)
    var rank = 0
    var last: (level: Int, number: Int) = (-1, 0)
    while let item = stack.popLast() {
      if item.isScope {
        stack += lastFirst(item.index)
      } else {
        if last != (item.level, item.number) { rank += 1 }
        ranks[item.index] = rank
        last = (item.level, item.number)
      }
    }
  }

  private func lastFirst(_ level: Int) -> [Item] {
    levels[level].sorted { a, b in
      (a.number, a.isScope ? 1 : 0, a.index) > (b.number, b.isScope ? 1 : 0, b.index)
    }
  }
}

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

  package init() {}

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

/// A part of the tree that may be created later than its surroundings, such as the branch of an `if` or a row.
///
/// Its number is taken when the surroundings are created, so that its callbacks keep their position in the order
/// however late its content is created.
package class CallbackScope {
  fileprivate let outer: CallbackScope?
  fileprivate let number: Int

  package init(outer: CallbackScope?, number: Int) {
    self.outer = outer
    self.number = number
  }
}

/// The position of a callback in the tree's order: inner views come before outer ones, earlier siblings before
/// later ones.
package struct CallbackOrder {
  fileprivate let scope: CallbackScope?
  fileprivate let number: Int

  package init(_ scope: CallbackScope?, _ number: Int) {
    self.scope = scope
    self.number = number
  }

  /// After all other positions.
  package static var last: CallbackOrder { CallbackOrder(nil, .max) }
}

/// Ranks callback positions: `ranks` has a number for each, and equal positions have equal ranks.
///
/// Each scope is visited once, however deep it is: the cost is linear in the positions and the scopes around them,
/// apart from sorting.
private struct CallbackRanking {
  private(set) var ranks: [Int]
  private var levels: [[Item]] = [[]]
  private var cachedLevels: [ObjectIdentifier: Int] = [:]

  /// An entry of a scope: a position, or a nested scope.
  private struct Item {
    let number: Int
    /// A nested scope comes after a position with the same number.
    let isScope: Bool
    /// The index of the position, or the level of the nested scope.
    let index: Int
    /// The level of the scope that holds this entry.
    let level: Int
  }

  init(_ positions: [CallbackOrder]) {
    ranks = Array(repeating: 0, count: positions.count)
    for (index, position) in positions.enumerated() {
      let level = level(of: position.scope)
      levels[level].append(
        Item(number: position.number, isScope: false, index: index, level: level))
    }
    rank()
  }

  /// The scope's level; adds it and the scopes around it if they are missing.
  private mutating func level(of scope: CallbackScope?) -> Int {
    var missing: [CallbackScope] = []
    var next = scope
    var found = 0
    while let scope = next {
      if let level = cachedLevels[ObjectIdentifier(scope)] {
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
      cachedLevels[ObjectIdentifier(scope)] = found
      levels.append([])
    }
    return found
  }

  /// Visits the scopes in order, on an explicit stack: they may be nested very deeply.
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

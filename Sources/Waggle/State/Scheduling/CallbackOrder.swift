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
struct CallbackRanking {
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

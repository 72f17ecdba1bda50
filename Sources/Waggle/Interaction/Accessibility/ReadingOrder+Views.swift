import Foundation

extension Array where Element == LayoutNode {
  /// The indices of views in reading order. An island (a subtree of the other layout direction, or the content of a
  /// scroll view, wherever that is scrolled to) is read as one unit, in its own direction, at its position among its
  /// neighbours.
  var readingOrder: [Int] { order([Int](indices), map(\.islands), depth: 0) }

  /// - Parameter depth: the number of islands around all of `part`.
  private func order(_ part: [Int], _ islands: [[LayoutNode]], depth: Int) -> [Int] {
    guard part.count > 1 else { return part }
    var units: [[Int]] = []
    var unitOfIsland: [ObjectIdentifier: Int] = [:]
    for index in part {
      guard depth < islands[index].count else {
        units.append([index])
        continue
      }
      let island = ObjectIdentifier(islands[index][depth])
      if let unit = unitOfIsland[island] {
        units[unit].append(index)
      } else {
        unitOfIsland[island] = units.count
        units.append([index])
      }
    }
    let items = units.map { item($0, in: islands, depth) }
    return items.readingOrder.flatMap { order(units[$0], islands, depth: depth + 1) }
  }

  /// A view or an island as one item; its direction is that of its surroundings.
  private func item(_ unit: [Int], in islands: [[LayoutNode]], _ depth: Int) -> ReadingItem {
    let outer = depth < islands[unit[0]].count ? islands[unit[0]][depth] : self[unit[0]]
    if let scroll = outer.scrollState {
      // Its content begins below the bars that it goes under.
      let frame = scroll.metrics.insets.inner(of: outer.frameInRoot)
      return ReadingItem(frame: frame, level: outer.embeddingLevel)
    }
    let frame = unit.dropFirst().reduce(self[unit[0]].frameInRoot) {
      $0.union(self[$1].frameInRoot)
    }
    return ReadingItem(frame: frame, level: outer.embeddingLevel)
  }
}

extension LayoutNode {
  /// The scroll views around the view and the ancestors at which the layout direction changes, outermost first; empty in
  /// a tree with one direction and no scroll views.
  fileprivate var islands: [LayoutNode] {
    var found: [LayoutNode] = []
    var node = self
    while embeddingLevel.number > 0 || store.scrollViews.count > 0, let parent = node.parent {
      let isIsland = parent.scrollState != nil || parent.embeddingLevel != node.embeddingLevel
      if isIsland { found.append(parent) }
      node = parent
    }
    return found.reversed()
  }
}

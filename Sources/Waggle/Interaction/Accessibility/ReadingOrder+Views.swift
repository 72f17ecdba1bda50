import Foundation

extension Array where Element == LayoutNode {
  /// The indices of views in the order in which a page is read. What lies in an island of another direction is read
  /// together, in its own direction, where the island stands.
  var readingOrder: [Int] { order([Int](indices), map(\.islands), depth: 0) }

  /// - Parameter depth: how many islands are around all of `part`.
  private func order(_ part: [Int], _ islands: [[LayoutNode]], depth: Int) -> [Int] {
    guard part.count > 1 else { return part }
    var units: [[Int]] = []
    var known: [ObjectIdentifier: Int] = [:]
    for index in part {
      guard depth < islands[index].count else {
        units.append([index])
        continue
      }
      let island = ObjectIdentifier(islands[index][depth])
      if let unit = known[island] {
        units[unit].append(index)
      } else {
        known[island] = units.count
        units.append([index])
      }
    }
    let items = units.map { item($0, in: islands, depth) }
    return items.readingOrder.flatMap { order(units[$0], islands, depth: depth + 1) }
  }

  /// A view, or those of an island: it stands in the direction of what is around it.
  private func item(_ unit: [Int], in islands: [[LayoutNode]], _ depth: Int) -> ReadItem {
    let outer = depth < islands[unit[0]].count ? islands[unit[0]][depth] : self[unit[0]]
    let frame = unit.dropFirst().reduce(self[unit[0]].frameInRoot) {
      $0.union(self[$1].frameInRoot)
    }
    return ReadItem(frame: frame, level: outer.embeddingLevel)
  }
}

extension LayoutNode {
  /// The views around this one in which the direction turns, outermost first; none in a tree that has one direction.
  fileprivate var islands: [LayoutNode] {
    var found: [LayoutNode] = []
    var node = self
    while embeddingLevel.number > 0, let parent = node.parent {
      if parent.embeddingLevel != node.embeddingLevel { found.append(parent) }
      node = parent
    }
    return found.reversed()
  }
}

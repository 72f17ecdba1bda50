import Foundation

/// The children of a container in rows, of which each is entirely below the one before.
///
/// Always true: the rows are in the order of the children, and all that is in a row, however deep, is read before all that
/// is in the next. So the reading order of a container is that of its rows, one after another.
struct ReadingRows {
  let children: [ChildList.Child]
  /// The first child of each row.
  private let starts: [Int]

  /// Costs O(children) once after each placement of a container that keeps its rows.
  init(_ list: ChildList) {
    children = list.visibleInOrder
    if let known = list.knownRows {
      starts = known
    } else {
      starts = Self.starts(children)
      if list.keepsRows { list.knownRows = starts }
    }
  }

  /// A row begins where all children before are above all children after.
  private static func starts(_ children: [ChildList.Child]) -> [Int] {
    let areas = children.map { $0.node.layout.spreadInParent }
    var top = CGFloat.infinity
    let tops = areas.reversed().map { area in
      top = min(top, area.minY)
      return top
    }
    var starts: [Int] = []
    var bottom = -CGFloat.infinity
    for (index, area) in areas.enumerated() {
      if starts.isEmpty || tops[areas.count - 1 - index] >= bottom { starts.append(index) }
      bottom = max(bottom, area.maxY)
    }
    return starts
  }

  /// The numbers of the rows.
  var indices: Range<Int> { starts.indices }

  /// The children of a row.
  subscript(row: Int) -> ArraySlice<ChildList.Child> {
    children[starts[row]..<(row + 1 < starts.count ? starts[row + 1] : children.count)]
  }

  /// The row of a child. O(log rows) where the child is as high as its row, else O(children).
  func row(of child: LayoutNode) -> Int? {
    let near = row(at: child.spreadInParent.minY)
    return [near, near + 1].first { contains(child, in: $0) }
      ?? indices.first { contains(child, in: $0) }
  }

  /// The child with a layout node.
  func child(_ layout: LayoutNode) -> ChildList.Child? {
    row(of: layout).flatMap { self[$0].first { $0.node.layout === layout } }
  }

  private func contains(_ child: LayoutNode, in row: Int) -> Bool {
    indices.contains(row) && self[row].contains { $0.node.layout === child }
  }

  /// The last row whose first child is not below a height.
  private func row(at y: CGFloat) -> Int {
    var rows = indices
    while rows.count > 1 {
      let middle = rows.lowerBound + rows.count / 2
      let top = children[starts[middle]].node.layout.spreadInParent.minY
      rows = top <= y ? middle..<rows.upperBound : rows.lowerBound..<middle
    }
    return rows.lowerBound
  }
}

/// The path from the root to a view through the lists of what is in views.
struct PathToView {
  /// The nodes around the view, the outermost first, and its own.
  private var nodes: [LayoutNode] = []
  /// The number of them that have been passed.
  private var passed = 0

  init(to view: LayoutNode) {
    var next: LayoutNode? = view
    while let node = next {
      nodes.append(node)
      next = node.parent
    }
    nodes.reverse()
  }

  /// The child of a container on the path; nil where the container is not on it.
  mutating func child(of list: ChildList) -> LayoutNode? {
    guard let container = list.container as? LayoutNode else { return anyChild(of: list) }
    while passed < nodes.count, nodes[passed] !== container { passed += 1 }
    return passed + 1 < nodes.count ? nodes[passed + 1] : nil
  }

  /// The child where the container has no node.
  private mutating func anyChild(of list: ChildList) -> LayoutNode? {
    let children = Set(list.visibleInOrder.map { ObjectIdentifier($0.node.layout) })
    return nodes[passed...].first { children.contains(ObjectIdentifier($0)) }
  }
}

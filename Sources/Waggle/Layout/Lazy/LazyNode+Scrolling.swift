import Foundation

// What scrolling asks of a lazy container: its targets, and where a view is that is out of sight.

extension LazyNode {
  /// The views of the lines in their order, but for those that stay at an edge.
  var scrollTargets: [ScrollTargetView] {
    let pinned = window.pinnedEntries
    let made = Dictionary(
      children.children.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    return lines.flatMap(\.entries).compactMap { entry in
      guard !pinned.contains(ObjectIdentifier(entry)) else { return nil }
      return made[ObjectIdentifier(entry.element)]
        .map { ScrollTargetView(ids: children.ids(of: $0), view: $0.node) }
    }
  }

  /// Puts the line of a view that is kept out of sight where it is expected, and leaves it there in the next layout.
  func expect(_ child: LayoutNode) {
    guard let entry = views.entries.first(where: { $0.layout === child }), !entry.isListed,
      let number = supply.number(of: entry.item)
    else { return }
    let next = runtime.frameNumber + 1
    if runtime.isUpdating {
      _ = request(number, until: next)
    } else {
      _ = runtime.updating { request(number, until: next) }
    }
  }

  /// Makes the rows of loops over sections, but not their views: rows that were not made count as one element, and what is
  /// far away would be expected too near. True if that changed the length; a further layout follows then.
  func makeSections() -> Bool {
    let known = supply.count
    building {
      supply.makeSections()
      guard supply.count != known else { return }
      renumberLines()
    }
    guard supply.count != known else { return false }
    addEstimatedLength()
    return true
  }

  /// How many rows were not made, here and in the rows.
  var unmadeRows: [Int] {
    let rows = supply.madeAndAllRows
    return [rows.all - rows.made]
      + children.children.flatMap { $0.node.collected(UnmadeRowsOutput.self) }
  }
}

/// The numbers of rows that the lazy containers inside a view have not made.
package enum UnmadeRowsOutput: CollectedOutput {
  package static let readsLayoutAlone = true
  package typealias Element = Int
}

extension LayoutNode {
  /// The lazy container that has made the view, inside a scroll view; nil for none.
  func lazyContainer(in scroll: LayoutNode?) -> LazyNode? {
    var next = parent
    while let node = next, node !== scroll {
      if let container = node as? LazyNode { return container }
      next = node.parent
    }
    return nil
  }

  /// Makes exact where the view is that a program is about to scroll to.
  package func prepareForScrolling() {
    var child = self
    while let node = child.parent {
      (node as? LazyNode)?.expect(child)
      child = node
    }
  }
}

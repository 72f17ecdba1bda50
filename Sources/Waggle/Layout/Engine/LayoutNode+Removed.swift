extension LayoutNode {
  /// Places the children that are drawn until they have disappeared where they are: their sizes may have changed, and this node may
  /// have become smaller than they are.
  final func placeRemoved(_ children: ChildList) {
    for child in children.removedChildren {
      let node = child.node.layout
      guard node.isPlaced, !node.isRemoved else { continue }
      node.place(fromLeft: node.origin, proposal: node.proposal, in: node.embeddingLevel)
    }
  }
}

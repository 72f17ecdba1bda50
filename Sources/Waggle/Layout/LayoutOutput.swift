/// Who is told when a node moves or is resized.
package protocol PlacementListener: AnyObject {
  func placementChanged()
}

/// The view's node in layout.
package enum LayoutOutput: OutputKey {
  package typealias Output = LayoutNode

  package static func combine(_ children: ChildList) -> LayoutNode? { nil }
}

extension ViewNode {
  /// The node that takes room for this view. Every view that was made as one view has one.
  package var layout: LayoutNode {
    guard let node = output(LayoutOutput.self) else { fatalError("a view without a place") }
    return node
  }
}

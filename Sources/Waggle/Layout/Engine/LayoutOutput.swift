/// The key for a view's layout node.
package enum LayoutOutput: OutputKey {
  package typealias Output = LayoutNode

  package static func combine(_ children: ChildList) -> LayoutNode? { nil }
}

extension ViewNode {
  /// The view's layout node. Every view that was made as a single view has one.
  package var layout: LayoutNode {
    guard let node = output(LayoutOutput.self) else { fatalError("the view has no layout node") }
    return node
  }
}

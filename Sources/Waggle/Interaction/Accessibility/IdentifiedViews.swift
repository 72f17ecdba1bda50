/// The views with an identifier: the framework's own key. Unlike `AccessibilityOutput` it includes hidden views.
package enum IdentifiedOutput: OutputKey {
  package typealias Output = IdentifiedViews

  /// The identified views of all children.
  package static func combine(_ children: ChildList) -> IdentifiedViews? {
    IdentifiedViews {
      guard children.hasStackRoom else { return [] }
      return children.inOrder.flatMap { $0.node.identifiedViews }
    }
  }
}

/// The identified views in a view, computed on request.
package final class IdentifiedViews {
  private let find: () -> [(identifier: String, view: ViewNode)]

  init(_ find: @escaping () -> [(identifier: String, view: ViewNode)]) { self.find = find }

  package var views: [(identifier: String, view: ViewNode)] { find() }
}

extension ViewNode {
  /// The current views with an identifier, outer before inner.
  package var identifiedViews: [(identifier: String, view: ViewNode)] {
    output(IdentifiedOutput.self)?.views ?? []
  }
}

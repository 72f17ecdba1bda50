/// The views with an identifier: the framework's own key. Unlike what is read aloud it keeps what is hidden.
package enum IdentifiedOutput: OutputKey {
  package typealias Output = IdentifiedViews

  /// All that the children have.
  package static func combine(_ children: ChildList) -> IdentifiedViews? {
    IdentifiedViews {
      guard children.hasStackRoom else { return [] }
      return children.inOrder.flatMap { $0.node.identifiedViews }
    }
  }
}

/// The identified views in a view, found when they are asked for.
package final class IdentifiedViews {
  private let find: () -> [(identifier: String, view: ViewNode)]

  init(_ find: @escaping () -> [(identifier: String, view: ViewNode)]) { self.find = find }

  package var views: [(identifier: String, view: ViewNode)] { find() }
}

extension ViewNode {
  /// The views with an identifier, the outer before those in them, as they are now.
  package var identifiedViews: [(identifier: String, view: ViewNode)] {
    output(IdentifiedOutput.self)?.views ?? []
  }
}

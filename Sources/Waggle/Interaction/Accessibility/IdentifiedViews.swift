/// A view with an identifier, and the view that is read for it.
package struct IdentifiedView {
  package let identifier: String
  /// The view with the modifier.
  package let view: ViewNode
  /// The view with the accessibility modifiers around that one, whatever their order is (C421).
  package fileprivate(set) var whole: ViewNode
  /// Whether only modifiers are around it so far.
  fileprivate var isAlone = true

  init(_ identifier: String, _ view: ViewNode) {
    self.identifier = identifier
    self.view = view
    whole = view
  }

  /// The same view inside an accessibility modifier.
  func modified(by view: ViewNode) -> IdentifiedView {
    guard isAlone else { return self }
    var outer = self
    outer.whole = view
    return outer
  }
}

/// The views with an identifier: the framework's own key. Unlike `AccessibilityOutput` it includes hidden views.
package enum IdentifiedOutput: CollectedOutput {
  package typealias Element = IdentifiedView

  /// What is in all children. Modifiers around a container are not those of its children; those around a view with a layer
  /// are that view's.
  package static func combine(_ children: ChildList) -> Collected<IdentifiedView>? {
    Collected {
      guard children.hasStackRoom else { return [] }
      let modified = (children.container as? LayeredNode)?.primary
      return children.visibleInOrder.flatMap { child in
        child.node.identifiedViews.map { view in
          var view = view
          if child.node !== modified { view.isAlone = false }
          return view
        }
      }
    }
  }
}

extension ViewNode {
  /// The current views with an identifier, outer before inner.
  package var identifiedViews: [IdentifiedView] { collected(IdentifiedOutput.self) }
}

import Foundation
import WaggleGraph

/// The root of a layout tree: it proposes the window's size to its content and centres it (L011).
final class RootNode: UnaryNode {
  var windowSize: CGSize {
    didSet {
      guard windowSize != oldValue else { return }
      place(at: .zero, proposal: ProposedViewSize(windowSize))
    }
  }

  /// Sets the direction of layout, if it differs.
  func setDirection(to level: EmbeddingLevel) {
    guard level != store.embeddingLevel else { return }
    store.embeddingLevel = level
    place(at: .zero, proposal: ProposedViewSize(windowSize))
  }

  /// Makes the tree. Several views are laid out as a column (L009).
  static func make<Content: View>(
    _ content: @escaping () -> Content, _ inputs: _ViewInputs, size: CGSize
  ) -> RootNode {
    var inputs = inputs
    inputs.scope = ViewScope(nil, parent: nil)
    let source = inputs.runtime.graph.makeInput(true, in: inputs.subgraph)
    let rule = LayoutDependentRule(source.node, "the root view", nil, inputs) { _ in content() }
    let view = rule.attach(inputs)
    let node = view.makeSingleView(in: VStackLayout(), inputs.below())
    return RootNode(node, inputs, size: size)
  }

  init(_ content: ViewNode, _ inputs: _ViewInputs, size: CGSize) {
    windowSize = size
    super.init(content, inputs)
    place(at: .zero, proposal: ProposedViewSize(size))
  }

  override var sizeDependsOnChildren: Bool { false }
  override var isDrawingTransparent: Bool { true }
  override var layoutTransparentChild: LayoutNode? { nil }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { windowSize }

  override func placeChildren() {
    let size = child.size(for: ProposedViewSize(windowSize))
    let origin = CGPoint(
      x: (windowSize.width - size.width) / 2, y: (windowSize.height - size.height) / 2)
    child.place(at: origin, proposal: ProposedViewSize(windowSize))
  }
}

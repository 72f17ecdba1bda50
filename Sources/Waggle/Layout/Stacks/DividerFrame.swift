import Foundation
import WaggleGraph

/// Gives a view the frame of a divider: one pixel thick along the nearest stack's axis, or in height outside of a
/// stack, and the proposed length in the other direction (L006).
nonisolated package struct DividerFrame: PrimitiveModifier, Sendable {
  package init() {}

  package nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { DividerNode($0, $1) } }
}

private final class DividerNode: UnaryNode {
  private let orientation: StackAxis
  private let environment: EnvironmentSource
  private var thickness: CGFloat?

  override init(_ content: ViewNode, _ inputs: _ViewInputs) {
    orientation = inputs.bag[StackOrientation.self]
    environment = inputs.environment
    super.init(content, inputs)
    orientation.source?.add(self)
    makeParameterEffect(environment.node, inputs)
  }

  /// The axis along which it is one pixel thick.
  private var axis: Axis { orientation.current ?? .vertical }

  override var name: String { "Divider" }
  override var layoutPriority: Double { 0 }
  override var layoutTransparentChild: LayoutNode? { nil }
  override var sizeDependsOnChildren: Bool { false }

  override func updateParameters(_ graph: Graph) {
    let new = graph.value(environment).pixelLength
    guard new != thickness else { return }
    let isFirst = thickness == nil
    thickness = new
    if !isFirst { setNeedsMeasure() }
  }

  override var rigidAxes: Axis.Set { [] }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(axis, thickness ?? 1, across: proposal[axis.across] ?? 10)
  }

  override func placeChildren() { child.place(at: .zero, proposal: ProposedViewSize(size)) }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

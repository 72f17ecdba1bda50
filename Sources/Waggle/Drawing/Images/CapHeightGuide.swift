import Foundation
import WaggleGraph

extension View {
  /// Puts the view's middle half a cap height of the font above both baselines, as a symbol's is (C047).
  package nonisolated func centeredOnCapHeight() -> some View { modifier(CapHeightGuide()) }
}

/// Sets the baselines of a view by its middle.
nonisolated package struct CapHeightGuide: PrimitiveModifier, Sendable {
  package nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { CapHeightNode($0, $1) } }
}

private final class CapHeightNode: UnaryNode {
  private let environment: EnvironmentSource
  private var font: FontDescriptor?

  override init(_ content: ViewNode, _ inputs: _ViewInputs) {
    environment = inputs.environment
    super.init(content, inputs)
    mayHaveGuides.formUnion(.baselines)
    makeParameterEffect(environment.node, inputs)
  }

  override var name: String { "Icon" }

  override func updateParameters(_ graph: Graph) {
    let new = graph.value(environment).fontDescriptor
    guard new != font else { return }
    let isFirst = font == nil
    font = new
    if !isFirst { setNeedsMeasure(traits: true) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key.kind == .baselines else { return super.explicitGuide(key, in: size, proposal) }
    readParameters()
    guard let font else { return nil }
    return (size.height + store.measurer.metrics(of: font).capHeight) / 2
  }
}

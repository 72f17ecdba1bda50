import Foundation
import WaggleGraph

extension View {
  /// Puts the upper edge of this view on the first baseline of what is beside it, and its lower edge on the last one, while
  /// `isActive` is true: so a control hangs beside a text. It must be a single view.
  ///
  /// - Cost: one node.
  package nonisolated func hangsOnBaselines(isActive: Bool) -> some View {
    modifier(HangingModifier(isActive: isActive))
  }
}

nonisolated private struct HangingModifier: PrimitiveModifier {
  let isActive: Bool

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeNode(inputs, body) { HangingNode($0, modifier, $1) } }
}

private final class HangingNode: ParameterNode<HangingModifier> {
  override init(
    _ content: ViewNode, _ modifier: _GraphValue<HangingModifier>, _ inputs: _ViewInputs
  ) {
    super.init(content, modifier, inputs)
    mayHaveGuides.formUnion(.baselines)
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    if parameters.isActive {
      if key == VerticalAlignment.firstTextBaseline.key { return 0 }
      if key == VerticalAlignment.lastTextBaseline.key { return size.height }
    }
    return child.explicitGuide(key, in: size, proposal)
  }
}

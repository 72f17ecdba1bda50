import WaggleGraph

extension View {
  /// Keeps the views in this one together in the focus order (M147).
  public nonisolated func focusSection() -> some View { modifier(_FocusSectionModifier()) }
}

/// Keeps views together in the focus order.
nonisolated public struct _FocusSectionModifier: PrimitiveModifier {
  /// Makes the content as one section.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { _ViewOutputs(FocusSectionNode(body(_Graph(), inputs).node)) }
}

private final class FocusSectionNode: ModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == FocusOutput.self, let below = content.output(FocusOutput.self) else {
      return super.output(key)
    }
    let section = Collected(around: { below }) { [unowned self] in
      [FocusEntry.section(content, below.elements)]
    }
    return castOutput(section, of: FocusOutput.self, for: key)
  }
}

import WaggleGraph

extension View {
  /// Keeps this view from being drawn, touched or focused; it is still laid out and read aloud, as the hidden label of
  /// a control is (C155).
  package nonisolated func spokenOnly() -> some View { modifier(SpokenOnlyModifier()) }
}

/// Keeps its content from being drawn.
nonisolated private struct SpokenOnlyModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { _ViewOutputs(SpokenOnlyNode(body(_Graph(), inputs).node)) }
}

/// Of the outputs of what is visible only the elements that are read aloud pass.
private final class SpokenOnlyNode: ModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == HitTestOutput.self { return nil }
    if key is any VisibleOutput.Type, key != AccessibilityOutput.self { return nil }
    return content.output(key)
  }
}

import WaggleGraph

extension View {
  /// Keeps what this view writes for a key from the views around it.
  package nonisolated func stopsPreference<K: PreferenceKey>(_ key: K.Type) -> some View {
    modifier(StopsPreference<K>())
  }
}

/// A boundary for one key.
nonisolated private struct StopsPreference<Key: PreferenceKey>: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(StopsPreferenceNode<Key>(body(_Graph(), inputs).node))
  }
}

/// A view without an output for a key.
private final class StopsPreferenceNode<Stopped: PreferenceKey>: ModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == Preference<Stopped>.self ? nil : content.output(key)
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    if key != Preference<Stopped>.self { content.addTrace(of: key, to: &trace) }
  }
}

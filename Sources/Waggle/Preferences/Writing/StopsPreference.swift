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
    _ViewOutputs(StopsPreferenceNode<Key>(body(_Graph(), inputs).node, inputs))
  }
}

/// A view without an output for a key.
private final class StopsPreferenceNode<Stopped: PreferenceKey>: ModifierNode {
  private unowned(unsafe) let runtime: Runtime
  private let scope: ViewScope?
  private var writersAround = WritersAround()

  init(_ content: ViewNode, _ inputs: _ViewInputs) {
    runtime = inputs.runtime
    scope = inputs.scope
    super.init(content)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == Preference<Stopped>.self { return nil }
    guard key == WritersOutput.self, content.output(key) != nil else { return content.output(key) }
    // The view is asked for this key, and has no output.
    let writers = writersAround.writers(of: Stopped.self, in: content, runtime.store())
    return castOutput(writers, of: WritersOutput.self, for: key)
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    guard key == Preference<Stopped>.self else { return content.addTrace(of: key, to: &trace) }
    guard trace.includesKept else { return }
    let value = trace.notRequested == nil ? content.preference(Stopped.self) : nil
    trace.add(
      .kept, value?.shown(in: runtime.graph), scope, notes: [.words("it goes no further up")],
      view: self
    ) { [content] in
      content.addTrace(of: key, to: &$0)
    }
  }
}

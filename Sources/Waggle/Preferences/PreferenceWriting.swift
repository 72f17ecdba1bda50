package import WaggleGraph

extension View {
  /// Writes a value for `key`, in place of any that the views below write (R058, R059).
  ///
  /// - Parameter key: the key.
  /// - Parameter value: what ancestors see; evaluated with the body that this stands in.
  @inlinable
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  { modifier(_PreferenceWritingModifier<K>(value: value)) }
}

/// Writes a value for a key.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
  /// What is written.
  public var value: Key.Value

  /// Writes `value` for `key`.
  @inlinable
  public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }

  /// The content, with this value in place of its own.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeWriter(Key.self, inputs: inputs, body: body) { content, _ in
      WrittenValue(modifier.node) { modifier.read(in: $0).value }
    }
  }

  /// The modifier around each element.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    makeCheckedList(modifier, inputs, body, Key.self)
  }
}

/// What a writer writes: a rule, and what it always reads.
package struct WrittenValue<Value> {
  let source: NodeID
  let read: (Graph) -> Value

  package init(_ source: NodeID, read: @escaping (Graph) -> Value) {
    self.source = source
    self.read = read
  }
}

/// Makes a view that writes a key: below it, the key is not asked for on behalf of those above (R015).
package func makeWriter<K: PreferenceKey>(
  _ key: K.Type, inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewOutputs,
  value: @escaping (ViewNode, _ViewInputs) -> WrittenValue<K.Value>
) -> _ViewOutputs {
  let scope = KeyScope(key, .writer, inputs)
  var inner = inputs
  inner.bag[KeyScopes.self] = scope
  let content = body(_Graph(), inner).node
  return _ViewOutputs(WriterNode<K>(content, inputs, scope) { value(content, inputs) })
}

/// A view with a value of its own for one key. The value is computed when somebody above asks, not before (R013).
final class WriterNode<K: PreferenceKey>: ModifierNode {
  private let runtime: Runtime
  private let subgraph: Subgraph
  private let scope: KeyScope
  private let value: () -> WrittenValue<K.Value>
  private var made: PreferenceOutput<K.Value>?

  init(
    _ content: ViewNode, _ inputs: _ViewInputs, _ scope: KeyScope,
    value: @escaping () -> WrittenValue<K.Value>
  ) {
    runtime = inputs.runtime
    subgraph = inputs.subgraph
    self.scope = scope
    self.value = value
    super.init(content)
  }

  override func output<Key: OutputKey>(_ key: Key.Type) -> Key.Output? {
    guard key == Preference<K>.self else { return content.output(key) }
    return answer(written, as: Key.Output?.self)
  }

  private var written: PreferenceOutput<K.Value>? {
    if let made { return made }
    let value = value()
    let rule = WritingRule(typeName(K.self), value.read)
    let output = PreferenceOutput(
      runtime.graph.makeRule(rule, inputs: [value.source], in: subgraph))
    made = output
    return output
  }

  override func addFlow<Key: OutputKey>(of key: Key.Type, to flow: inout Flow) {
    guard key == Preference<K>.self else { return content.addFlow(of: key, to: &flow) }
    let value = flow.isShadowed ? nil : written?.shown(in: runtime.graph)
    flow.add(.wrote, value, scope.place) { inner in
      inner.isShadowed = true
      content.addFlow(of: key, to: &inner)
    }
  }
}

private final class WritingRule<Value>: ValueRule {
  private let key: String
  private let read: (Graph) -> Value

  init(_ key: String, _ read: @escaping (Graph) -> Value) {
    self.key = key
    self.read = read
  }

  var name: String { "preference \(key)" }

  func value(in graph: Graph) -> Value { read(graph) }
}

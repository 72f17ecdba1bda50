package import WaggleGraph

extension View {
  /// Writes a value for `key`, replacing any that the views below write (R058, R059).
  ///
  /// Writing the default counts as writing (R061). A change of the value does not update the view itself (R068).
  ///
  /// ```swift
  /// struct TitleKey: PreferenceKey {
  ///   static func reduce(value: inout String?, nextValue: () -> String?) {
  ///     value = value ?? nextValue()
  ///   }
  /// }
  ///
  /// Text("47 messages").preference(key: TitleKey.self, value: "Inbox")
  /// ```
  ///
  /// - Parameter key: the key, inferred if it is left out.
  /// - Parameter value: the value that ancestors see; evaluated in the body that contains the modifier.
  @inlinable
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  { modifier(_PreferenceWritingModifier<K>(value: value)) }
}

/// Writes a value for a key.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
  /// The value that ancestors see.
  public var value: Key.Value

  /// Makes a modifier that writes `value` for `key`.
  @inlinable
  public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }

  /// The content, with this value in place of what it writes itself.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeWriter(Key.self, inputs: inputs, body: body) { content, scope in
      PreferenceValueWriter(content, inputs, scope, modifier)
    }
  }

  /// Applies the modifier to each element.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    makeCheckedList(modifier, inputs, body, Key.self)
  }
}

/// Makes a view that writes a key. Requests from above end here; the content gets none for the key (R015).
package func makeWriter<K: PreferenceKey>(
  _ key: K.Type, inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewOutputs,
  node: (ViewNode, PreferenceScope) -> PreferenceWriterNode<K>
) -> _ViewOutputs {
  let scope = PreferenceScope(key, .writer, inputs)
  var inner = inputs
  inner.bag[PreferenceScopeKey.self] = scope
  return _ViewOutputs(node(body(_Graph(), inner).node, scope))
}

/// A view with its own value for one key. The value is computed only when it is requested (R013).
///
/// See also `ReduceNode`, which combines what several writers answer.
package class PreferenceWriterNode<K: PreferenceKey>: ModifierNode, ValueRule {
  unowned(unsafe) let runtime: Runtime
  private let subgraph: Subgraph
  private let scope: PreferenceScope
  /// The node that the value always depends on.
  private let source: NodeID
  private var cached = OptionalNodeID()
  private var writersAround = WritersAround()

  init(_ content: ViewNode, _ inputs: _ViewInputs, _ scope: PreferenceScope, source: NodeID) {
    runtime = inputs.runtime
    subgraph = inputs.subgraph
    self.scope = scope
    self.source = source
    super.init(content)
  }

  package var name: String { "preference \(keyTypeName(K.self))" }

  /// The value to write.
  package func value(in graph: Graph) -> K.Value { fatalError("a writer without a value") }

  package func update(_ graph: Graph, _ node: NodeID) -> Bool {
    graph.store(value(in: graph), in: node)
  }

  package override func output<Key: OutputKey>(_ key: Key.Type) -> Key.Output? {
    if key == Preference<K>.self {
      return castOutput(PreferenceOutput(written), of: Preference<K>.self, for: key)
    }
    guard key == WritersOutput.self else { return content.output(key) }
    let writers = writersAround.writers(of: K.self, in: content, runtime.store())
    return castOutput(writers, of: WritersOutput.self, for: key)
  }

  private var written: Attribute<K.Value> {
    if let node = cached.value { return Attribute(node) }
    let attribute = runtime.graph.makeRule(self, inputs: [source], in: subgraph)
    cached = OptionalNodeID(attribute.node)
    return attribute
  }

  /// What the view writes now, where that is equal by == to the value that it wrote before, and reads differently.
  func newest(besides value: ShortValue, in graph: Graph) -> ShortValue? { nil }

  package override func addTrace<Key: OutputKey>(of key: Key.Type, to trace: inout PreferenceTrace)
  {
    guard key == Preference<K>.self else { return content.addTrace(of: key, to: &trace) }
    let value = trace.notRequested != nil ? nil : PreferenceOutput(written).shown(in: runtime.graph)
    let skipped = trace.skippedViews?.view(above: source)
    let newest = value.flatMap { self.newest(besides: $0, in: runtime.graph) }
    trace.add(
      .wrote, value, scope.scope, view: self, skippedView: skipped, newest: newest,
      writesAnchor: scope.writesAnchor
    ) { [content] inner in
      inner.notRequested = .shadowed
      content.addTrace(of: key, to: &inner)
    }
  }
}

/// Writes the value stored in its modifier.
final class PreferenceValueWriter<K: PreferenceKey>: PreferenceWriterNode<K> {
  /// The only field of the modifier: to read that alone costs no look-up of the modifier's type.
  private let stored: _GraphValue<K.Value>

  init(
    _ content: ViewNode, _ inputs: _ViewInputs, _ scope: PreferenceScope,
    _ modifier: _GraphValue<_PreferenceWritingModifier<K>>
  ) {
    stored = modifier.part(at: 0, as: K.Value.self)
    super.init(content, inputs, scope, source: modifier.node)
  }

  override func value(in graph: Graph) -> K.Value { stored.read(in: graph) }

  override func newest(besides value: ShortValue, in graph: Graph) -> ShortValue? {
    let newest = ShortValue(stored.read(in: graph))
    return newest.text(in: 200) == value.text(in: 200) ? nil : newest
  }
}

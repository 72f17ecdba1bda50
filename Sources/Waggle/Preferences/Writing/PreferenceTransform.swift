package import WaggleGraph

extension View {
  /// Changes the value that the views below wrote for `key`, or the default if none did (R062). Inner transforms run
  /// before outer ones (R064).
  ///
  /// ```swift
  /// struct Total: PreferenceKey {
  ///   static let defaultValue = 0
  ///   static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  /// }
  ///
  /// struct Bill: View {
  ///   @State private var total = 0
  ///
  ///   var body: some View {
  ///     VStack {
  ///       Text("Total \(total)")  // shows Total 12
  ///       VStack {
  ///         Text("Tea").preference(key: Total.self, value: 4)
  ///         Text("Honey").preference(key: Total.self, value: 6)
  ///       }
  ///       .transformPreference(Total.self) { $0 += 2 }  // the tip
  ///     }
  ///     .onPreferenceChange(Total.self) { total = $0 }
  ///   }
  /// }
  /// ```
  @inlinable
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(_PreferenceTransformModifier<K>(transform: callback)) }
}

/// Transforms the value of a key that ancestors see.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  /// Changes the value in place.
  public var transform: (inout Key.Value) -> Void

  /// Makes a modifier that transforms the value of `key`.
  @inlinable
  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }

  /// The content, with its value changed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeTransform(Key.self, inputs: inputs, body: body) { _, _ in
      PreferenceMutation(modifier.node) { modifier.read(in: $0).transform(&$1) }
    }
  }

  /// Applies the modifier to each element.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { makeCheckedList(modifier, inputs, body, Key.self) }
}

/// A transform of a value, and the node that its closure comes from.
package struct PreferenceMutation<Value> {
  let source: NodeID
  let apply: (Graph, inout Value) -> Void

  package init(_ source: NodeID, apply: @escaping (Graph, inout Value) -> Void) {
    self.source = source
    self.apply = apply
  }
}

/// Makes a view that transforms a key's value. It requests the value below only when it is requested itself (R063).
package func makeTransform<K: PreferenceKey>(
  _ key: K.Type, inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewOutputs,
  change: @escaping (ViewNode, _ViewInputs) -> PreferenceMutation<K.Value>
) -> _ViewOutputs {
  let scope = PreferenceScope(key, .transform, inputs)
  var inner = inputs
  inner.bag[PreferenceScopeKey.self] = scope
  let content = body(_Graph(), inner).node
  return _ViewOutputs(
    PreferenceTransformNode<K>(content, inputs, scope) { change(content, inputs) })
}

/// A view that transforms its content's value for one key. It has a value even if the content has none (R062).
final class PreferenceTransformNode<K: PreferenceKey>: ModifierNode {
  private let inputs: _ViewInputs
  private let scope: PreferenceScope
  private let change: () -> PreferenceMutation<K.Value>
  private var cachedOutput: PreferenceOutput<K.Value>?
  private var writersAround = WritersAround()
  /// Where the closure comes from; nil before the value is requested.
  private var source: NodeID?

  init(
    _ content: ViewNode, _ inputs: _ViewInputs, _ scope: PreferenceScope,
    change: @escaping () -> PreferenceMutation<K.Value>
  ) {
    self.inputs = inputs
    self.scope = scope
    self.change = change
    super.init(content)
  }

  override func output<Key: OutputKey>(_ key: Key.Type) -> Key.Output? {
    if key == Preference<K>.self {
      return castOutput(transformed, of: Preference<K>.self, for: key)
    }
    guard key == WritersOutput.self else { return content.output(key) }
    let writers = writersAround.writers(of: K.self, in: content, inputs.runtime.store())
    return castOutput(writers, of: WritersOutput.self, for: key)
  }

  private var transformed: PreferenceOutput<K.Value>? {
    if let cachedOutput { return cachedOutput }
    let change = change()
    source = change.source
    let below = content.preference(K.self)
    let rule = PreferenceTransformRule<K>(below?.attribute, change, inputs)
    let output = PreferenceOutput(
      inputs.runtime.graph.makeRule(
        rule, inputs: [change.source] + (below.map { [$0.attribute.node] } ?? []),
        in: inputs.subgraph))
    cachedOutput = output
    return output
  }

  override func addTrace<Key: OutputKey>(of key: Key.Type, to trace: inout PreferenceTrace) {
    guard key == Preference<K>.self else { return content.addTrace(of: key, to: &trace) }
    let value = trace.notRequested != nil ? nil : transformed?.shown(in: inputs.runtime.graph)
    let skipped = source.flatMap { trace.skippedViews?.view(above: $0) }
    trace.add(.transformed, value, scope.scope, view: self, skippedView: skipped) { [content] in
      content.addTrace(of: key, to: &$0)
    }
  }
}

/// Runs again when the value below, the closure, or an observable object that the closure read changes (R065).
private final class PreferenceTransformRule<K: PreferenceKey>: ValueRule, ObservingRule {
  private let below: Attribute<K.Value>?
  private let change: PreferenceMutation<K.Value>
  private unowned(unsafe) let runtime: Runtime
  private let scope: ViewScope?
  private(set) var observationRun: UInt32 = 0

  init(_ below: Attribute<K.Value>?, _ change: PreferenceMutation<K.Value>, _ inputs: _ViewInputs) {
    self.below = below
    self.change = change
    runtime = inputs.runtime
    scope = inputs.scope
  }

  var name: String { "transformPreference \(keyTypeName(K.self))" }

  func value(in graph: Graph) -> K.Value {
    var value = below.map { graph.value($0) } ?? K.defaultValue
    change.apply(graph, &value)
    return value
  }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    runtime.breadcrumbs.append(Breadcrumb("transformPreference of", K.self, scope))
    defer { runtime.breadcrumbs.removeLast() }
    observationRun &+= 1
    let value = runtime.observing(node, run: observationRun) { self.value(in: graph) }
    return graph.store(value, in: node)
  }
}

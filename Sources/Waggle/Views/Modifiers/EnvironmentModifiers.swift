public import Observation
import WaggleGraph

extension View {
  /// Sets an environment value for this view and its descendants.
  @inlinable
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value)) }

  /// Puts an observable object into the environment of this view and its descendants; nil removes it.
  @inlinable
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectWritingModifier(object: object))
  }

  /// Changes an environment value for this view and its descendants.
  @inlinable
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// Sets one environment value.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  /// The environment value to set.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The new value.
  public var value: Value

  /// Sets the value at `keyPath`.
  @inlinable
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// The content in an environment with the value set.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.makeContent(setting: Value.self, body) { change(modifier, $0) }
  }

  static var changesDirection: Bool { mayBeDirection(Value.self) }

  static func change(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewInputs {
    inputs.noteReplacement(by: Value.self)
    return inputs.withEnvironment(of: modifier) {
      $0[keyPath: $1.keyPath] = $1.value
    }
  }
}

/// Puts an observable object into the environment.
nonisolated public struct _EnvironmentObjectWritingModifier<T: AnyObject & Observable>:
  EnvironmentModifier
{
  @usableFromInline let object: T?

  @inlinable
  init(object: T?) { self.object = object }

  /// The content in an environment with the object in it.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), change(modifier, inputs)) }

  static func change(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewInputs {
    inputs.withEnvironment(of: modifier) { $0[object: T.self] = $1.object }
  }
}

/// Changes one environment value.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
  /// The environment value to change.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// Changes the inherited value in place.
  public var transform: (inout Value) -> Void

  /// Transforms the value at `keyPath`.
  @inlinable
  public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  /// The content in an environment with the value changed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.makeContent(setting: Value.self, body) { change(modifier, $0) }
  }

  static var changesDirection: Bool { mayBeDirection(Value.self) }

  static func change(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewInputs {
    inputs.noteReplacement(by: Value.self)
    return inputs.withEnvironment(of: modifier) { $1.transform(&$0[keyPath: $1.keyPath]) }
  }
}

/// A modifier that changes the environment.
nonisolated protocol EnvironmentModifier: PrimitiveModifier {
  /// Whether the change may be one of the layout direction, which needs a node of its own for placement.
  static var changesDirection: Bool { get }
  /// The inputs of what is inside.
  static func change(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewInputs
}

extension EnvironmentModifier {
  static var changesDirection: Bool { false }

  /// The list of the content: its elements, and the bodies that they come from, see the change (R028, R211).
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    // Elements that are placed elsewhere take the environment of their place, changed, so they cannot share one.
    if inputs.expandsBodies {
      var inner = inputs
      inner.base = change(modifier, inputs.base)
      return makeElementList(modifier, ofContent: inner, body)
    }
    if changesDirection { return makeElementList(modifier, inputs, body) }
    return EnvironmentElementModifier.make(inputs, body) { change(modifier, $0) }
  }
}

/// Whether a value may be or contain the layout direction.
private nonisolated func mayBeDirection<Value>(_: Value.Type) -> Bool {
  Value.self == LayoutDirection.self || Value.self == EnvironmentValues.self
}

extension _ViewInputs {
  /// Makes a modifier's content with changed inputs.
  fileprivate func makeContent<Value>(
    setting _: Value.Type, _ body: (_Graph, _ViewInputs) -> _ViewOutputs,
    _ change: (_ViewInputs) -> _ViewInputs
  ) -> _ViewOutputs {
    guard mayBeDirection(Value.self) else { return body(_Graph(), change(self)) }
    let inner = change(below())
    let content = body(_Graph(), inner).node
    return _ViewOutputs(nodeFactory.makeDirection(content, inner.environment, self))
  }

  /// Notes a modifier that sets values of a type, if that is the whole environment.
  fileprivate func noteReplacement<Value>(by _: Value.Type) {
    guard Value.self == EnvironmentValues.self else { return }
    runtime.store(ViewStore.self).replacesEnvironments = true
  }

  /// A copy of the inputs whose environment is the current one after `change`, which reads `source`.
  ///
  /// - Parameter change: sets the same keys each time, where that is possible: all that reads an environment is updated after
  ///   a key was set that was not set before.
  package func withEnvironment<Source>(
    of source: _GraphValue<Source>, _ change: @escaping (inout EnvironmentValues, Source) -> Void
  ) -> _ViewInputs {
    var copy = self
    copy.environment = ChangedEnvironment(source, self, change)
    return copy
  }
}

/// The environment inside of a modifier.
private final class ChangedEnvironment<Source>: EnvironmentSource {
  private let source: _GraphValue<Source>
  private let kept: KeptDescription<Source>?
  private let change: (inout EnvironmentValues, Source) -> Void

  init(
    _ source: _GraphValue<Source>, _ inputs: _ViewInputs,
    _ change: @escaping (inout EnvironmentValues, Source) -> Void
  ) {
    self.source = source
    kept = source.keptByReader
    self.change = change
    super.init(inside: inputs.environment)
    attach(
      to: inputs.runtime.graph, reading: source.node, in: inputs.subgraph, inputs.queue,
      depth: inputs.depth, comparing: kept != nil)
  }

  override func isAffected(by input: NodeID, in graph: Graph) -> Bool {
    kept?.isAffected(by: input, in: graph) ?? true
  }

  override func makeValues(in graph: Graph) -> EnvironmentValues {
    var values = EnvironmentValues(outer!)
    change(&values, kept?.read(in: graph) ?? source.read(in: graph))
    // A whole environment from elsewhere may have been read below this one, and must not be searched through it.
    return values.source === outer ? values : values.withoutSource(skipping: self)
  }
}

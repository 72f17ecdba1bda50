package import WaggleGraph

/// A view's description in the graph: a node's value, or a part of one.
public struct _GraphValue<Value> {
  package let node: NodeID
  /// Twice the offset, plus 1 if the node compares its value. Many nodes have a description, so it is small.
  private let bits: UInt32

  /// The offset of the part in the node's value, in bytes.
  package var offset: Int { Int(bits >> 1) }

  /// Whether the node compares its value, so that readers are invalidated only by real changes.
  package var isCompared: Bool { bits & 1 != 0 }

  package init(_ attribute: Attribute<Value>, isCompared: Bool) {
    node = attribute.node
    bits = isCompared ? 1 : 0
  }

  /// A description that never changes.
  package static func constant(_ value: Value, in inputs: _ViewInputs) -> _GraphValue<Value> {
    _GraphValue(inputs.runtime.graph.makeInput(value, in: inputs.subgraph), isCompared: true)
  }

  private init(node: NodeID, offset: Int) {
    self.node = node
    bits = UInt32(offset) << 1
  }

  /// The part of type `Part` that starts `offset` bytes into this one. The caller guarantees the layout.
  package func part<Part>(at offset: Int, as type: Part.Type) -> _GraphValue<Part> {
    _GraphValue<Part>(node: node, offset: self.offset + offset)
  }

  /// The current value. The reading rule depends on it.
  package func read(in graph: Graph) -> Value {
    (graph.pointer(to: node) + offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// The current value; nil once its node was removed, where a view may outlive the list that it comes from.
  package func readIfAlive(in graph: Graph) -> Value? {
    graph.isAlive(node) ? read(in: graph) : nil
  }

  /// The last computed value, without updating it or recording a dependency; nil if it was never computed.
  package func peek(in graph: Graph) -> Value? {
    graph.cachedPointer(to: node).map {
      ($0 + offset).assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// A value that is compared on change: this one, or a new node that copies the part.
  package func compared(in inputs: _ViewInputs) -> _GraphValue<Value> {
    if isCompared { return self }
    let rule = PartRule(self)
    let part = inputs.runtime.graph.makeRule(rule, inputs: [node], in: inputs.subgraph)
    return _GraphValue(part, isCompared: true)
  }
}

extension _GraphValue {
  /// A new node with a value that is computed from this one, compared on change.
  func map<Result>(in inputs: _ViewInputs, _ transform: @escaping (Value) -> Result)
    -> _GraphValue<Result>
  {
    let rule = MapRule(self, transform)
    return _GraphValue<Result>(
      inputs.runtime.graph.makeRule(rule, inputs: [node], in: inputs.subgraph), isCompared: true)
  }
}

extension _GraphValue {
  /// A new node with a value that is computed from this one and an environment, compared on change.
  func map<Result>(
    with environment: EnvironmentSource, in inputs: _ViewInputs,
    _ transform: @escaping (EnvironmentValues, Value) -> Result
  ) -> _GraphValue<Result> {
    let rule = EnvironmentMapRule(self, environment, transform)
    return _GraphValue<Result>(
      inputs.runtime.graph.makeRule(rule, inputs: [environment.node, node], in: inputs.subgraph),
      isCompared: true)
  }
}

/// Computes a value from another node's.
private final class MapRule<Source, Result>: ValueRule {
  private let source: _GraphValue<Source>
  private let transform: (Source) -> Result

  init(_ source: _GraphValue<Source>, _ transform: @escaping (Source) -> Result) {
    self.source = source
    self.transform = transform
  }

  var name: String { typeName(Result.self) }

  func value(in graph: Graph) -> Result { transform(source.read(in: graph)) }
}

/// Computes a value from another node's and an environment.
private final class EnvironmentMapRule<Source, Result>: ValueRule {
  private let source: _GraphValue<Source>
  private let environment: EnvironmentSource
  private let transform: (EnvironmentValues, Source) -> Result

  init(
    _ source: _GraphValue<Source>, _ environment: EnvironmentSource,
    _ transform: @escaping (EnvironmentValues, Source) -> Result
  ) {
    self.source = source
    self.environment = environment
    self.transform = transform
  }

  var name: String { typeName(Result.self) }

  func value(in graph: Graph) -> Result {
    transform(graph.value(environment), source.read(in: graph))
  }
}

/// The offset in bytes of the second of two fields that follow each other, each at its alignment.
package func byteOffset<First, Second>(of second: Second.Type, after first: First.Type) -> Int {
  let alignment = MemoryLayout<Second>.alignment
  return (MemoryLayout<First>.size + alignment - 1) & ~(alignment - 1)
}

/// Copies a part of another node's value.
final class PartRule<Value>: ValueRule {
  let source: _GraphValue<Value>

  init(_ source: _GraphValue<Value>) { self.source = source }

  var name: String { typeName(Value.self) }

  func value(in graph: Graph) -> Value { source.read(in: graph) }
}

/// A context for the requirements of the view protocols; opaque to conforming code.
public struct _Graph {
  package init() {}
}

extension _GraphValue {
  /// The value as it is when a view is made. Nothing follows its changes.
  package func readOnce(in inputs: _ViewInputs) -> Value {
    inputs.runtime.graph.untracked { read(in: inputs.runtime.graph) }
  }
}

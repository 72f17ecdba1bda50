package import WaggleGraph

/// A view's description as the graph holds it: a node's value, or a part of one.
public struct _GraphValue<Value> {
  package let node: NodeID
  /// Where the part starts, in bytes.
  package let offset: Int
  /// True where the node compares its value, so that what reads it is told only of real changes.
  package let isCompared: Bool

  package init(_ attribute: Attribute<Value>, isCompared: Bool) {
    node = attribute.node
    offset = 0
    self.isCompared = isCompared
  }

  private init(node: NodeID, offset: Int) {
    self.node = node
    self.offset = offset
    isCompared = false
  }

  /// The part of that type that starts `offset` bytes into this one. The caller knows the layout.
  package func part<Part>(at offset: Int, as type: Part.Type) -> _GraphValue<Part> {
    _GraphValue<Part>(node: node, offset: self.offset + offset)
  }

  /// The value now; what reads it depends on it.
  package func read(in graph: Graph) -> Value {
    (graph.pointer(to: node) + offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// The value as it was last computed, neither updated nor recorded; nil where it never was.
  package func peek(in graph: Graph) -> Value? {
    graph.knownPointer(to: node).map {
      ($0 + offset).assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// A value that compares what it holds: this one, or a node of its own that copies the part.
  package func compared(in inputs: _ViewInputs) -> _GraphValue<Value> {
    if isCompared { return self }
    let rule = PartRule(self)
    let part = inputs.runtime.graph.makeRule(rule, inputs: [node], in: inputs.subgraph)
    return _GraphValue(part, isCompared: true)
  }
}

/// How far into a pair the second of two fields lies: fields follow each other, each at its alignment.
package func byteOffset<First, Second>(of second: Second.Type, after first: First.Type) -> Int {
  let alignment = MemoryLayout<Second>.alignment
  return (MemoryLayout<First>.size + alignment - 1) & ~(alignment - 1)
}

/// Copies a part of another node's value.
final class PartRule<Value>: ValueRule {
  private let source: _GraphValue<Value>

  init(_ source: _GraphValue<Value>) { self.source = source }

  var name: String { typeName(Value.self) }

  func value(in graph: Graph) -> Value { source.read(in: graph) }
}

/// Where views are made; opaque to code that conforms to the view protocols.
public struct _Graph {
  package init() {}
}

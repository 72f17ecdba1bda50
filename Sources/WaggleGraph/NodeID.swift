/// Names one node of one graph.
///
/// The generation tells a node from the one that had its place before: using the name of a node that is gone
/// stops with a sentence, and never reads another node's value.
@usableFromInline
package struct NodeID: Hashable, Sendable {
  @usableFromInline package var index: UInt32
  @usableFromInline package var generation: UInt32

  @inlinable package init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

/// A node whose value is a `Value`.
@usableFromInline
package struct Attribute<Value>: Hashable, Sendable {
  @usableFromInline package let node: NodeID

  /// Says that `node` holds a `Value`; nobody checks it.
  @inlinable package init(_ node: NodeID) { self.node = node }
}

/// Identifies one node of one graph.
///
/// The generation distinguishes a node from the earlier ones in the same slot: using the id of a removed node stops
/// with a message and never reads another node's value.
@usableFromInline
package struct NodeID: Hashable, Sendable {
  @usableFromInline package var index: UInt32
  @usableFromInline package var generation: UInt32

  @inlinable package init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

/// The id of a node whose value is a `Value`.
@usableFromInline
package struct Attribute<Value>: Hashable, Sendable {
  @usableFromInline package let node: NodeID

  /// Asserts without a check that `node` holds a `Value`.
  @inlinable package init(_ node: NodeID) { self.node = node }
}

package import WaggleGraph

/// A node's id or nil, in eight bytes where an optional takes twelve.
package struct OptionalNodeID {
  private var id: NodeID

  @inline(__always)
  package init(_ id: NodeID? = nil) { self.id = id ?? NodeID(index: .max, generation: 0) }

  /// The id. No node has the index that stands for nil.
  @inline(__always)
  package var value: NodeID? {
    get { id.index == .max ? nil : id }
    set { self = OptionalNodeID(newValue) }
  }
}

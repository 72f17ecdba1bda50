extension Graph {
  /// Whether two values are equal, by the comparison that decides whether a stored value changed: see `Comparison`.
  @inlinable
  package func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { first in
      withUnsafePointer(to: b) { second in areSame(first, second, valueWitnesses(Value.self)) }
    }
  }

  /// Stores `value` in the node without comparing. For values whose readers compare only the part that they read.
  @inlinable
  package func replace<Value>(_ value: Value, in id: NodeID) {
    if let cached = cachedPointer(to: id) {
      cached.assumingMemoryBound(to: Value.self).pointee = value
    } else {
      uninitializedStorage(of: id).initializeMemory(as: Value.self, to: value)
    }
  }

  @usableFromInline
  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ witnesses: Unmanaged<ValueWitnesses>)
    -> Bool
  {
    witnesses._withUnsafeGuaranteedRef { $0.isEqual(a, b) }
  }

  @usableFromInline
  func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, as id: NodeID) -> Bool {
    areSame(a, b, nodes[id.index].witnesses)
  }
}

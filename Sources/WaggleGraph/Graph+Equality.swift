extension Graph {
  /// Whether two values are the same, as the graph compares them when it stores one: see `Comparison`.
  @inlinable
  package func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { first in
      withUnsafePointer(to: b) { second in areSame(first, second, valueType(Value.self)) }
    }
  }

  /// Puts `value` where the node keeps it, without comparing: for values whose readers compare the part they read.
  @inlinable
  package func replace<Value>(_ value: Value, in id: NodeID) {
    if let known = knownPointer(to: id) {
      known.assumingMemoryBound(to: Value.self).pointee = value
    } else {
      firstPlace(of: id).initializeMemory(as: Value.self, to: value)
    }
  }

  @usableFromInline
  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ type: Unmanaged<ValueType>) -> Bool {
    type._withUnsafeGuaranteedRef { $0.isEqual(a, b) }
  }

  @usableFromInline
  func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, as id: NodeID) -> Bool {
    areSame(a, b, nodes[id.index].pointee.type)
  }
}

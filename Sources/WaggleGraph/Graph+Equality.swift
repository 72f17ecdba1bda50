extension Graph {
  /// Whether two values are the same, as the graph compares them when it stores one.
  package func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in valueType(Value.self).isEqual(a, b) }
    }
  }

  /// Puts `value` where the node keeps it, without comparing: for values whose readers compare the part they read.
  package func replace<Value>(_ value: Value, in id: NodeID) {
    let node = living(id)
    guard node.pointee.flags.contains(.hasValue) else {
      _ = store(value, in: id)
      return
    }
    valuePointer(node).assumingMemoryBound(to: Value.self).pointee = value
  }
}

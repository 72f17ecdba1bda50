import WaggleGraph

extension ChildReduction {
  /// The outputs without which the children reduce to the same value. Calls `reduce` about n² times for n outputs,
  /// without counting it; empty for long lists, and for values that cannot be compared.
  func outputsWithoutEffect<K: PreferenceKey>(_ key: K.Type) -> Set<NodeID> where K.Value == Value {
    guard !isLong, outputs.count > 1, Value.self is any Equatable.Type else { return [] }
    return graph.untracked {
      let values = outputs.map { graph.value(Attribute<Value>($0.node)) }
      let whole = K.fold(values)
      // A value that is not equal to itself, such as NaN, proves nothing.
      guard graph.areEqual(whole, whole) else { return [] }
      let idle = outputs.indices.filter { index in
        var others = values
        others.remove(at: index)
        return !outputs[index].isImplicitDefault && graph.areEqual(K.fold(others), whole)
      }
      return Set(idle.map { outputs[$0].node })
    }
  }
}

extension PreferenceKey {
  /// Folds values from the left; not empty.
  fileprivate static func fold(_ values: [Value]) -> Value {
    var result = values[0]
    for value in values.dropFirst() { reduce(value: &result) { value } }
    return result
  }
}

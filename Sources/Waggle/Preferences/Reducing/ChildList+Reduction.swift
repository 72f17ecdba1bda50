import WaggleGraph

extension ChildList {
  /// The children's reduced value for a key, in drawing order (R049, R050). For fixed children it is nil if none writes
  /// (R018); for children that can change it always exists. Children that write nothing are skipped (R016, R024).
  func combined<K: PreferenceKey>(_ key: K.Type, _ reducer: @autoclosure () -> KeyReducer<K>)
    -> PreferenceOutput<K.Value>?
  {
    let id = ObjectIdentifier(key)
    if let existing: PreferenceOutput<K.Value> = existingOutput(for: id) { return existing }
    if hasNoOutput(for: id, { !children.contains { $0.node.preference(key) != nil } }) {
      return nil
    }
    if K._isFrameworkKey, let only = onlyOutput(for: key) {
      return output(for: id) { (PassesOn.shared, only) }
    }
    let addsDefaults = inputs.runtime.store(PreferenceStore.self).semantics
      .dynamicChildrenContributeDefault
    return output(for: id, includesRemoved: K._includesRemovedValues) {
      var defaultOutput: PreferenceOutput<K.Value>?
      func part(_ children: ChildList, _ child: Child) -> ChildReduction<KeyReducer<K>>.Part? {
        if let output = child.node.preference(key) {
          return (ObjectIdentifier(child.node), output)
        }
        guard addsDefaults, child.contributesDefault else { return nil }
        if defaultOutput == nil { defaultOutput = children.implicitDefault(K.self) }
        return (ObjectIdentifier(child.node), defaultOutput!)
      }
      let reduction = ChildReduction(reducer(), inputs: inputs, part: part) { children in
        children.contributing(to: key).compactMap { part(children, $0) }
      }
      reduction.childrenChanged(self)
      if container?.rowsMade != nil { notePartialValue(of: key) }
      return (reduction, PreferenceOutput(reduction.attribute, defaultSource: reduction))
    }
  }

  /// The output of the one fixed child that has one; nil if several have, or children can change. It needs no reduction and no
  /// node (R043). A program's key has one nevertheless, whose trace names the container.
  private func onlyOutput<K: PreferenceKey>(for key: K.Type) -> PreferenceOutput<K.Value>? {
    guard !isDynamic else { return nil }
    var only: PreferenceOutput<K.Value>?
    for child in children {
      guard let output = child.node.preference(key) else { continue }
      if only != nil { return nil }
      only = output
    }
    return only
  }

  /// A lazy container's value lacks the rows that it has not made (N-LAZY).
  private func notePartialValue<K: PreferenceKey>(of key: K.Type) {
    if K._isFrameworkKey { return }
    inputs.runtime.store(PreferenceStore.self).reports.addPartial(key) { [weak self] in
      guard let self, let rows = container?.rowsMade, rows.made < rows.all,
        children.contains(where: { $0.node.preference(key) != nil })
      else { return nil }
      return .partialValue(of: key, rows.made, of: rows.all, at: inputs.scope?.path ?? "")
    }
  }

  /// The children that contribute to a key, in order. If the key includes removed values, children being removed come
  /// first (R172, R173).
  private func contributing<K: PreferenceKey>(to key: K.Type) -> [Child] {
    K._includesRemovedValues ? removedChildren + inOrder : inOrder
  }

  /// The default contributed by a conditional child that writes nothing (R023).
  private func implicitDefault<K: PreferenceKey>(_ key: K.Type) -> PreferenceOutput<K.Value> {
    let attribute = inputs.runtime.graph.makeInput(K.defaultValue, in: inputs.subgraph)
    return PreferenceOutput(attribute, defaultSource: AlwaysDefault.shared)
  }
}

/// Stands for the reduction of fixed children of which one alone has an output: nothing changes.
private final class PassesOn: ChildListObserver, Sendable {
  static let shared = PassesOn()
  func childrenChanged(_ children: ChildList) {}
}

/// The source of a default that no view can replace.
private final class AlwaysDefault: ImplicitDefaultSource, Sendable {
  static let shared = AlwaysDefault()
  var decision: DefaultDecision { .always(true) }
  /// The list that it is in knows what may come.
  var mayGainWriters: Bool { false }
}

import WaggleGraph

extension ChildList {
  /// The children's reduced value for a key, in drawing order (R049, R050). For fixed children it is nil if none writes
  /// (R018); for children that can change it always exists. Children that write nothing are skipped (R016, R024).
  func combined<K: PreferenceKey>(_ key: K.Type) -> PreferenceOutput<K.Value>? {
    let id = ObjectIdentifier(key)
    if let existing: PreferenceOutput<K.Value> = existingOutput(for: id) { return existing }
    guard let writers = writtenKeys else { return nil }
    let shared = inputs.runtime.store(PreferenceStore.self).sharedDefault(of: key)
    if !writers.isPlace, !writers.contains(shared.number) { return nil }
    if hasNoOutput(for: id, { !children.contains { part(of: $0, shared) != nil } }) { return nil }
    if K._isFrameworkKey, let only = onlyOutput(shared) {
      return output(for: id) { (PassesOn.shared, only) }
    }
    return output(for: id, includesRemoved: K._includesRemovedValues) {
      let reduction = makeReduction(shared)
      reduction.childrenChanged(self)
      if container?.rowsMade != nil { notePartialValue(of: shared) }
      return (reduction, PreferenceOutput(reduction.attribute, defaultSource: reduction))
    }
  }

  private func makeReduction<K: PreferenceKey>(_ shared: SharedDefaultOf<K>)
    -> ChildReduction<KeyReducer<K>>
  {
    let addsDefaults = inputs.runtime.store(PreferenceStore.self).semantics
      .dynamicChildrenContributeDefault
    func part(_ children: ChildList, _ child: Child, _ hasPlaces: Bool)
      -> ChildReduction<KeyReducer<K>>.Part?
    {
      if let output = children.part(of: child, shared, hasPlaces) {
        return (ObjectIdentifier(child.node), output)
      }
      guard addsDefaults, child.contributesDefault else { return nil }
      // The default contributed by a conditional child that writes nothing (R023).
      return (ObjectIdentifier(child.node), shared.output(AlwaysDefault.shared))
    }
    return ChildReduction(KeyReducer<K>(inputs, shared), inputs: inputs) {
      part($0, $1, $0.mayHavePlaces)
    } find: { children in
      let hasPlaces = children.mayHavePlaces
      return children.contributing(to: K.self).compactMap { part(children, $0, hasPlaces) }
    }
  }

  /// The output of the one fixed child that has one; nil if several have, or children can change. It needs no reduction and no
  /// node (R043). A program's key has one nevertheless, whose trace names the container.
  private func onlyOutput<K: PreferenceKey>(_ shared: SharedDefaultOf<K>)
    -> PreferenceOutput<K.Value>?
  {
    guard !isDynamic else { return nil }
    var only: Child?
    for child in children where part(of: child, shared) != nil {
      if only != nil { return nil }
      only = child
    }
    return only?.node.preference(K.self)
  }

  /// A lazy container's value lacks the rows that it has not made (N-LAZY).
  private func notePartialValue<K: PreferenceKey>(of shared: SharedDefaultOf<K>) {
    if K._isFrameworkKey { return }
    inputs.runtime.store(PreferenceStore.self).reports.addPartial(K.self) { [weak self] in
      guard let self, let rows = container?.rowsMade, rows.made < rows.all,
        children.contains(where: { self.part(of: $0, shared) != nil })
      else { return nil }
      return .partialValue(of: K.self, rows.made, of: rows.all, at: inputs.scope?.path ?? "")
    }
  }

  /// The children that contribute to a key, in order. If the key includes removed values, children being removed come
  /// first (R172, R173).
  private func contributing<K: PreferenceKey>(to key: K.Type) -> [Child] {
    K._includesRemovedValues ? removedChildren + inOrder : inOrder
  }
}

// MARK: Parts

extension ChildList {
  /// What a child has for a key, as a part of the reduction of all: the default that places share, if the child is one and nothing
  /// in it writes (R231).
  func part<K: PreferenceKey>(of child: Child, _ key: K.Type) -> PreferenceOutput<K.Value>? {
    part(of: child, inputs.runtime.store(PreferenceStore.self).sharedDefault(of: key))
  }

  func part<K: PreferenceKey>(of child: Child, _ shared: SharedDefaultOf<K>)
    -> PreferenceOutput<K.Value>?
  { part(of: child, shared, mayHavePlaces) }

  /// - Parameter hasPlaces: whether the children may be places; else each is asked.
  private func part<K: PreferenceKey>(
    of child: Child, _ shared: SharedDefaultOf<K>, _ hasPlaces: Bool
  ) -> PreferenceOutput<K.Value>? {
    if !hasPlaces { return child.node.preference(K.self) }
    guard let writers = child.node.output(WritersOutput.self) else { return nil }
    guard let place = writers.place else {
      return writers.mayWrite(shared.number) ? child.node.preference(K.self) : nil
    }
    return shared.output(of: place) ?? place.passed(shared) ?? child.node.preference(K.self)
  }

  private var mayHavePlaces: Bool { writtenKeys?.hasPlaces ?? true }

  /// The keys that the children write; nil if none has an output for any key, or ever will.
  var writtenKeys: WrittenKeys? {
    if let known = existingReduction(for: WrittenKeys.key) {
      return unsafeDowncast(known, to: WrittenKeys.self)
    }
    if hasNoOutput(for: WrittenKeys.key, { children.allSatisfy { !$0.mayWrite } }) { return nil }
    return output(for: WrittenKeys.key, isFirst: true) {
      let new = WrittenKeys(self)
      return (new, new)
    }
  }
}

extension ChildList.Child {
  fileprivate var mayWrite: Bool { node.output(WritersOutput.self) != nil }
}

/// Stands for the reduction of fixed children of which one alone has an output: nothing changes.
private final class PassesOn: ChildListObserver, Sendable {
  static let shared = PassesOn()
  func childrenChanged(_ children: ChildList) {}
}

/// The source of a default that no view can replace.
private final class AlwaysDefault: ImplicitDefaultSource, @unchecked Sendable {
  static let shared = AlwaysDefault()
  override var decision: DefaultDecision { .always(true) }
  /// The list that it is in knows what may come.
  override var mayGainWriters: Bool { false }
}

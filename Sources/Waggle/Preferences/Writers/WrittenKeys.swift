/// The keys that may be written in a view, while views in it are inserted and removed.
///
/// Always true: for a key that is not among them, nothing in the view writes, and the view has the default if it is a place
/// that can come to write (R019), otherwise no output. Keys are added and never removed. When one is added, the
/// containers around are notified, and ask for it where they had the default that places share (R231).
package final class WrittenKeys: ImplicitDefaultSource, ChildListObserver {
  static let key = ObjectIdentifier(WrittenKeys.self)

  /// Whether the view has an output for each key. It remains what it is.
  private(set) var isPlace: Bool
  /// Whether several defaults are, or were, reduced in it. Then its value is the default only for keys that keep R004.
  private(set) var hasSeveralDefaults = false
  /// The container whose children write; nil for a view that answers for a key itself.
  fileprivate weak var children: ChildList?
  private var keys: KeySet
  /// The keys of the places inside, each of which has this among its askers.
  private var parts: [WrittenKeys] = []
  /// How many other children have the default because they are conditional (R023).
  private var conditionals = 0
  private let addsDefaults: Bool
  /// The keys of which a container around has what the only child has.
  private var passed = KeySet(isAll: false)
  /// What combines this; it removes itself before it is freed.
  @exclusivity(unchecked) private var asker: Asker?
  /// The others, where several containers have the view.
  @exclusivity(unchecked) private var otherAskers: [Asker] = []

  private struct Asker {
    unowned(unsafe) let keys: WrittenKeys
    /// The view in its container that answered; nil if it is not a container's.
    let owner: ObjectIdentifier?
  }

  /// The keys that a container's children write.
  init(_ children: ChildList) {
    self.children = children
    isPlace = children.isDynamic
    // Which rows are missing in a lazy container's value is reported by its reduction.
    keys = KeySet(isAll: children.container?.rowsMade != nil)
    addsDefaults =
      children.inputs.runtime.store(PreferenceStore.self).semantics
      .dynamicChildrenContributeDefault
    super.init()
    children.children.forEach { add($0) }
    isPlace = isPlace || hasPlaces
    hasSeveralDefaults = countsSeveral
  }

  /// The keys that a view and its content write.
  init(_ number: Int, and content: Writers) {
    isPlace = content.isPlace
    keys = KeySet(isAll: false)
    addsDefaults = false
    super.init()
    add(content, of: nil)
    keys.insert(number)
    hasSeveralDefaults = countsSeveral
  }

  deinit {
    for part in parts { part.remove(asker: self) }
  }

  func contains(_ number: Int) -> Bool { keys.contains(number) }

  /// Whether there are places inside.
  var hasPlaces: Bool { !parts.isEmpty }

  // MARK: Defaults

  package override var decision: DefaultDecision { .always(true) }

  /// Views of the program may come, in the container itself or in one inside.
  package override var mayGainWriters: Bool {
    var waiting = [self]
    while let next = waiting.popLast() {
      if next.children?.awaitsProgramViews == true { return true }
      waiting += next.parts
    }
    return false
  }

  private var countsSeveral: Bool {
    parts.count + conditionals > 1 || parts.contains { $0.hasSeveralDefaults }
  }

  // MARK: Changes

  package func childrenChanged(_ children: ChildList) {
    follow {
      for part in parts { part.remove(asker: self) }
      parts = []
      conditionals = 0
      children.children.forEach { add($0) }
      return takePassed()
    }
    if isChecking { checkInvariants(children) }
  }

  package func childrenEdited(_ children: ChildList, _ edits: [ChildEdit]) {
    follow {
      for edit in edits {
        edit.removed.forEach { remove($0) }
        edit.inserted.forEach { add($0) }
      }
      return takePassed()
    }
    if isChecking { checkInvariants(children) }
  }

  private func add(_ child: ChildList.Child) {
    let writers = child.node.output(WritersOutput.self)
    if let writers { add(writers, of: ObjectIdentifier(child.node)) }
    if isConditional(child, writers) { conditionals += 1 }
  }

  private func add(_ writers: Writers, of owner: ObjectIdentifier?) {
    switch writers {
    case .ofAnyKey: keys.formUnion(.all)
    case .ofKey(let number): keys.insert(number)
    case .known(let part):
      keys.formUnion(part.keys)
      guard part.isPlace else { return }
      parts.append(part)
      part.add(Asker(keys: self, owner: owner))
    }
  }

  private func remove(_ child: ChildList.Child) {
    let writers = child.node.output(WritersOutput.self)
    if isConditional(child, writers) { conditionals -= 1 }
    guard case .known(let part)? = writers, let index = parts.firstIndex(where: { $0 === part })
    else { return }
    parts.remove(at: index)
    part.remove(asker: self)
  }

  private func isConditional(_ child: ChildList.Child, _ writers: Writers?) -> Bool {
    addsDefaults && child.contributesDefault && !(writers?.isPlace ?? false)
  }

  private func add(_ new: Asker) {
    if asker == nil { asker = new } else { otherAskers.append(new) }
  }

  private func remove(asker old: WrittenKeys) {
    if asker?.keys === old {
      asker = otherAskers.popLast()
    } else if let index = otherAskers.firstIndex(where: { $0.keys === old }) {
      otherAskers.remove(at: index)
    }
  }

  private var askers: [Asker] { (asker.map { [$0] } ?? []) + otherAskers }

  /// Notifies of the keys that `change` adds, and of those that it returns: what was passed on of them may be another output now.
  private func follow(_ change: () -> KeySet) {
    let (before, hadSeveral) = (keys, hasSeveralDefaults)
    var changed = change()
    changed.formUnion(keys.subtracting(before))
    hasSeveralDefaults = hadSeveral || countsSeveral
    let gainsDefaults = hasSeveralDefaults && !hadSeveral
    guard gainsDefaults || !changed.isEmpty else { return }
    for asker in askers {
      asker.keys.partChanged(of: asker.owner, changed, gainsDefaults: gainsDefaults)
    }
  }

  /// Asks a view again for the keys whose output in it may be another, and, if it has got several defaults, for those whose
  /// defaults do not reduce to the default.
  private func partChanged(of owner: ObjectIdentifier?, _ changed: KeySet, gainsDefaults: Bool) {
    if let children, let owner {
      let store = children.inputs.runtime.store(PreferenceStore.self)
      let known =
        gainsDefaults || changed.isAll
        ? store.sharedDefaults(reducedIn: children) : store.sharedDefaults(in: changed)
      for key in known { key.ask(owner, in: children) }
    }
    follow {
      keys.formUnion(changed)
      return gainsDefaults ? passed : passed.intersection(changed)
    }
  }

  private func takePassed() -> KeySet {
    defer { passed = KeySet(isAll: false) }
    return passed
  }

  /// The output of the only child, for the container around, which takes it as that of this one until something changes (R232). Nil
  /// where that is not so simple.
  func passed<K: PreferenceKey>(_ shared: SharedDefaultOf<K>) -> PreferenceOutput<K.Value>? {
    guard !keys.isAll, !K._includesRemovedValues, let children, children.children.count == 1,
      passed.contains(shared.number) || children.existingReduction(for: shared.key) == nil
    else { return nil }
    passed.insert(shared.number)
    guard let inside = children.part(of: children.children[0], shared) else {
      return shared.output(self)
    }
    guard let source = inside.defaultSource, children.isDynamic else { return inside }
    return PreferenceOutput(
      inside.attribute, defaultSource: PassedDefault(inside: source, of: self))
  }

  /// Stops if a law of the keys is broken. Costs O(n).
  private func checkInvariants(_ children: ChildList) {
    let found = children.children.compactMap { $0.node.output(WritersOutput.self) }
    let places = found.compactMap(\.place)
    checkInvariant(
      places.map(ObjectIdentifier.init).sorted() == parts.map(ObjectIdentifier.init).sorted(),
      "the parts are the places among the children")
    checkInvariant(
      parts.allSatisfy { $0.askers.contains { $0.keys === self } }, "each part notifies the whole")
    checkInvariant(
      parts.allSatisfy { $0.keys.subtracting(keys).isEmpty }, "keys of parts are keys of the whole")
    checkInvariant(isPlace || places.isEmpty, "a view remains a place or none")
    checkInvariant(
      conditionals
        == children.children.filter { isConditional($0, $0.node.output(WritersOutput.self)) }.count,
      "the other conditional children are counted")
  }
}

/// What decides on the default that the only view in a container has.
package final class PassedDefault: ImplicitDefaultSource {
  private let inside: ImplicitDefaultSource
  private let place: WrittenKeys?

  /// - Parameter place: the keys of the container; nil where nothing can come into it.
  package init(inside: ImplicitDefaultSource, of place: WrittenKeys?) {
    self.inside = inside
    self.place = place
    super.init()
  }

  package override var decision: DefaultDecision { .asIn(inside) }
  package override var mayGainWriters: Bool { place?.children?.awaitsProgramViews ?? false }
}

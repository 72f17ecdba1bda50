import WaggleGraph

/// What the preferences of one host share: the observers that have to compare their values, and the reports that need
/// the whole tree.
package final class PreferenceStore: RuntimeStore {
  unowned(unsafe) let runtime: Runtime
  package let semantics: PreferenceSemantics
  package let reports = PreferenceReports()
  /// Observers whose value may have changed; checked after layout.
  @exclusivity(unchecked) private var observers: [NodeID] = []
  /// Observers that had used up their calls and get their value in the next frame (R085).
  @exclusivity(unchecked) private var lateObservers: [NodeID] = []
  /// The defaults that places share in which nothing writes, by their numbers.
  @exclusivity(unchecked) private(set) var sharedDefaults: [SharedDefault] = []
  @exclusivity(unchecked) private var defaultsByKey: [ObjectIdentifier: SharedDefault] = [:]

  /// - Parameter runtime: keeps the store.
  package init(_ runtime: Runtime, _ semantics: PreferenceSemantics) {
    self.runtime = runtime
    self.semantics = semantics
  }

  package func close() {
    observers = []
    lateObservers = []
    sharedDefaults = []
    defaultsByKey = [:]
  }
}

// MARK: Defaults

extension PreferenceStore {
  /// The defaults of keys.
  func sharedDefaults(in keys: KeySet) -> [SharedDefault] {
    keys.numbers(below: sharedDefaults.count).map { sharedDefaults[$0] }
  }

  /// The defaults of the keys for which a container has an output.
  func sharedDefaults(reducedIn children: ChildList) -> [SharedDefault] {
    children.reductions.compactMap { defaultsByKey[$0.key] }
  }

  /// The default of a key that places share. The key gets a number.
  func sharedDefault<K: PreferenceKey>(of key: K.Type) -> SharedDefaultOf<K> {
    let id = ObjectIdentifier(key)
    // Entered below by the key's type, which is its own.
    if let known = defaultsByKey[id] { return unsafeDowncast(known, to: SharedDefaultOf<K>.self) }
    let new = SharedDefaultOf<K>(number: sharedDefaults.count, runtime)
    sharedDefaults.append(new)
    defaultsByKey[id] = new
    return new
  }
}

// MARK: Observers

extension PreferenceStore {
  /// Whether observers wait to compare their values in this frame.
  package var hasDueObservers: Bool { !observers.isEmpty }
  /// Whether observers wait for the next frame.
  package var hasLateObservers: Bool { !lateObservers.isEmpty }

  /// Compares an observer's value at the next deliveries pass.
  func add(_ observer: NodeID) { observers.append(observer) }

  /// Delivers an observer's value in the next frame.
  func postpone(_ observer: NodeID) { lateObservers.append(observer) }

  /// Lets the waiting observers compare their values and decide whether to be called.
  package func updateObservers() {
    guard !observers.isEmpty else { return }
    let due = observers
    observers.removeAll(keepingCapacity: true)
    for node in due where runtime.graph.isAlive(node) { runtime.graph.update(node) }
  }

  /// Makes the values that were refused in the previous frame due (R085).
  package func resumeLateObservers() {
    guard !lateObservers.isEmpty else { return }
    let late = lateObservers
    lateObservers.removeAll(keepingCapacity: true)
    for node in late where runtime.graph.isAlive(node) { runtime.graph.invalidate(node) }
  }
}

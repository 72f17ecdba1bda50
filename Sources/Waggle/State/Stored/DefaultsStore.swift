package import Foundation
import Synchronization

/// The values of one `UserDefaults`, as properties of all trees of a program show them (R237).
///
/// Foundation on Linux neither announces a change of `UserDefaults` nor writes it to a file by itself. So what is set here
/// is announced and saved here; what a program sets directly is found by looking (`DefaultsStores.poll`).
final class DefaultsStore: StoredValues, @unchecked Sendable {
  let defaults: UserDefaults
  /// The properties by key. Main actor only.
  private var properties: [String: StoredProperties] = [:]

  /// - Parameter defaults: not one that another store has.
  fileprivate init(_ defaults: UserDefaults) { self.defaults = defaults }

  func object(for key: String) -> Any? { defaults.object(forKey: key) }

  func set(_ object: Any?, for key: String) {
    defaults.set(object, forKey: key)
    onMainActorSoon { DefaultsStores.shared.changed(key, in: self) }
  }

  func add(_ property: any StoredProperty, for key: String) {
    if properties[key] == nil { DefaultsStores.shared.watch(key, in: self) }
    properties[key, default: StoredProperties()].add(property)
  }

  func remove(_ property: any StoredProperty, for key: String) {
    properties[key]?.remove(property)
    guard properties[key]?.isEmpty == true else { return }
    properties[key] = nil
    DefaultsStores.shared.unwatch(key, in: self)
  }

  func isStale(_ key: String) -> Bool { properties[key]?.isStale ?? false }
  func refresh(_ key: String) { properties[key]?.refresh() }
  func refreshAll() { for key in properties.keys { refresh(key) } }

  func report(_ diagnostic: Diagnostic) {
    for shown in properties.values { shown.forEach { $0.report(diagnostic) } }
  }
}

/// The stores of a program, and the keys that its properties show. Main actor only, except for `store(of:)`.
package final class DefaultsStores: @unchecked Sendable {
  /// `UserDefaults` belongs to the process, and so does what observes it.
  package static let shared = DefaultsStores()

  /// How many keys a frame looks at.
  private static let polledKeys = 16

  private struct Key: Hashable {
    let name: String
    let store: ObjectIdentifier
  }

  /// All stores that were ever used; one for each domain. Any thread.
  private let stores = Mutex<[DefaultsStore]>([])
  /// The keys that are shown, in any order, each with its index, so that one is removed in O(1).
  @exclusivity(unchecked) private var watched: [(name: String, store: DefaultsStore)] = []
  private var indices: [Key: Int] = [:]
  private var nextPolled = 0
  private var notifications: (any NSObjectProtocol)?
  /// Writes a store to its file, soon and elsewhere; set by a composition root. Values are kept in memory alone while it
  /// is nil. Called after each change, on the main actor.
  package var save: ((UserDefaults) -> Void)?

  private init() {}

  /// The store of `defaults`, or of another object for the same domain: a view may make one in each of its bodies.
  /// May be called on any thread.
  func store(of defaults: UserDefaults) -> DefaultsStore {
    stores.withLock { stores in
      if let found = stores.first(where: { $0.defaults === defaults }) { return found }
      if let found = stores.first(where: { $0.defaults.isSameDomain(as: defaults) }) {
        return found
      }
      let store = DefaultsStore(defaults)
      stores.append(store)
      return store
    }
  }

  /// Refreshes the properties of a key, and saves the store.
  fileprivate func changed(_ key: String, in store: DefaultsStore) {
    store.refresh(key)
    save?(store.defaults)
  }

  /// Tells the hosts that show values of a store of a problem with its file.
  package func report(_ diagnostic: Diagnostic, for defaults: UserDefaults) {
    store(of: defaults).report(diagnostic)
  }
}

// MARK: What a program sets directly

extension DefaultsStores {
  fileprivate func watch(_ key: String, in store: DefaultsStore) {
    if notifications == nil { listen() }
    indices[Key(name: key, store: ObjectIdentifier(store))] = watched.count
    watched.append((key, store))
  }

  fileprivate func unwatch(_ key: String, in store: DefaultsStore) {
    guard let index = indices.removeValue(forKey: Key(name: key, store: ObjectIdentifier(store)))
    else { return }
    let last = watched.removeLast()
    guard index < watched.count else { return }
    watched[index] = last
    indices[Key(name: last.name, store: ObjectIdentifier(last.store))] = index
  }

  /// Looks at the next few keys, and refreshes the properties of those that have changed (R240). Called in each frame,
  /// so it costs the same for many keys as for a few: a frame finds what a program of up to 16 keys has set.
  package func poll() {
    for _ in 0..<min(Self.polledKeys, watched.count) {
      nextPolled = nextPolled + 1 < watched.count ? nextPolled + 1 : 0
      let (key, store) = watched[nextPolled]
      if store.isStale(key) { changed(key, in: store) }
    }
  }

  /// Refreshes the properties of a store when a program announces its change: Foundation does not.
  private func listen() {
    notifications = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] note in
      nonisolated(unsafe) let object = note.object
      onMainActorSoon { self?.announced(by: object as? UserDefaults) }
    }
  }

  private func announced(by defaults: UserDefaults?) {
    for store in stores.withLock({ $0 })
    where defaults.map({ store.defaults.isSameDomain(as: $0) }) ?? true {
      store.refreshAll()
      save?(store.defaults)
    }
  }
}

extension UserDefaults {
  /// Whether both have the same domain. Foundation does not say which one an object has, so a field of it is read.
  func isSameDomain(as other: UserDefaults) -> Bool {
    self === other || (domain != nil && domain == other.domain)
  }

  /// The name that its file has; nil for that of the program.
  package var domain: String? { Mirror(reflecting: self).descendant("suite") as? String }
}

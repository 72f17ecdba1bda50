import Foundation
import Synchronization

/// The values of one window that outlive it: what its `@SceneStorage` properties show (R243).
///
/// A composition root that can keep them gives a file; without one they live as long as the host.
package final class SceneState: RuntimeStore, StoredValues, @unchecked Sendable {
  /// Where the values are kept: objects of a property list by key.
  package struct File {
    private let saveValues: ([String: Any]) -> Void
    /// What was kept when the window was here before.
    fileprivate let restored: [String: Any]

    /// - Parameter save: keeps the values, soon and elsewhere. Called on the main actor, after a frame that has changed
    /// one.
    package init(restored: [String: Any], save: @escaping ([String: Any]) -> Void) {
      self.restored = restored
      saveValues = save
    }

    fileprivate func save(_ values: [String: Any]) { saveValues(values) }
  }

  private struct Contents: @unchecked Sendable {
    var values: [String: Any] = [:]
    /// Whether a value was set that the file does not have.
    var isChanged = false
  }

  private let contents = Mutex(Contents())
  /// The properties by key. Main actor only.
  private var properties: [String: StoredProperties] = [:]
  private var file: File?

  init() {}

  /// Keeps the values in a file from now on, beginning with those that are in it. Call before the first frame;
  /// views that were made with the host read them then.
  package func open(_ file: File) {
    self.file = file
    contents.withLock { $0.values = file.restored }
    for property in properties.values { property.refresh() }
  }

  /// Tells the file of values that have changed since the last call. Costs nothing if none has.
  package func save() {
    guard let file, let values = takeChanged() else { return }
    file.save(values)
  }

  private func takeChanged() -> [String: Any]? {
    contents.withLock { contents -> Contents? in
      guard contents.isChanged else { return nil }
      contents.isChanged = false
      return contents
    }?.values
  }

  package func close() { save() }
}

extension SceneState {
  func object(for key: String) -> Any? {
    contents.withLock { Box(value: $0.values[key]) }.value
  }

  func set(_ object: Any?, for key: String) {
    let box = Box(value: object)
    contents.withLock {
      $0.values[key] = box.value
      $0.isChanged = true
    }
    onMainActorSoon { [weak self] in self?.properties[key]?.refresh() }
  }

  /// An object of a property list, which never changes.
  private struct Box: @unchecked Sendable {
    let value: Any?
  }

  func add(_ property: any StoredProperty, for key: String) {
    properties[key, default: StoredProperties()].add(property)
  }

  func remove(_ property: any StoredProperty, for key: String) {
    properties[key]?.remove(property)
    if properties[key]?.isEmpty == true { properties[key] = nil }
  }
}

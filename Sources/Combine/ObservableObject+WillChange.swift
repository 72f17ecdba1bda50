import Foundation
public import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before the object changes: by itself before each change of a `@Published` property, and when the object
  /// calls `send()`. One publisher for each object, also for a class without `@Published` properties, for which
  /// OpenCombine makes a new one each time.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}

/// The publishers of objects whose class has no `@Published` property.
private final class PublisherTable: @unchecked Sendable {
  private static let shared = PublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of freed objects are dropped.
  private var limit = 64

  static func publisher<Object: ObservableObject>(of object: Object) -> ObservableObjectPublisher
  where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
    if let stored = shared.stored(for: object) { return stored }
    let fields = Fields(of: object)
    let publisher = fields.OpenCombine::objectWillChange
    // Where a second call gives a different one, nothing keeps the first.
    if publisher === fields.OpenCombine::objectWillChange { return publisher }
    return shared.store(publisher, for: object)
  }

  private func stored(for object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { find(object) }
  }

  private func store(
    _ publisher: ObservableObjectPublisher, for object: AnyObject
  ) -> ObservableObjectPublisher {
    lock.withLock {
      // Another thread may have been faster.
      if let stored = find(object) { return stored }
      dropFreed()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// An entry of a freed object may have the identifier of a new one.
  private func find(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.publisher
  }

  private func dropFreed() {
    guard entries.count >= limit else { return }
    entries = entries.filter { $0.value.object != nil }
    limit = max(64, entries.count * 2)
  }
}

/// An object with the fields of another. OpenCombine finds the published properties by reflection; for the object itself,
/// its declaration would be the one above.
private final class Fields: ObservableObject, CustomReflectable {
  let customMirror: Mirror

  init(of object: some AnyObject) { customMirror = Mirror(reflecting: object) }
}

/// Objects of a property list by key, with the properties that show them.
///
/// Objects can be read and set from any thread. Properties are added, removed and refreshed on the main actor.
protocol StoredValues: AnyObject {
  func object(for key: String) -> Any?
  /// Stores an object, nil for none, and refreshes the properties of that key: at once where the call is on the main
  /// actor, otherwise soon.
  func set(_ object: Any?, for key: String)
  func add(_ property: any StoredProperty, for key: String)
  func remove(_ property: any StoredProperty, for key: String)
}

/// A property of a view that shows a stored object.
protocol StoredProperty: AnyObject {
  /// Whether the stored value differs from the one that the view shows.
  var isStale: Bool { get }
  /// Reads the stored value; if it is a new one, the views that read it are updated in the next frame.
  func refresh()
  /// Tells the property's host of a problem with the storage.
  func report(_ diagnostic: Diagnostic)
}

/// The properties that show one key, in the order in which they were added. Main actor only.
struct StoredProperties {
  private struct Entry {
    weak var property: (any StoredProperty)?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The property that was added first, as far as it is known: it shows a value at least as old as those of the others.
  private weak var oldest: (any StoredProperty)?

  var isEmpty: Bool { entries.isEmpty }
  var isStale: Bool {
    (oldest ?? entries.values.lazy.compactMap(\.property).first)?.isStale ?? false
  }

  mutating func add(_ property: any StoredProperty) {
    entries[ObjectIdentifier(property)] = Entry(property: property)
    if oldest == nil { oldest = property }
  }

  mutating func remove(_ property: any StoredProperty) {
    entries[ObjectIdentifier(property)] = nil
  }

  func refresh() { forEach { $0.refresh() } }

  func forEach(_ body: (any StoredProperty) -> Void) {
    for entry in entries.values { entry.property.map(body) }
  }
}

/// What a view was made with under a key. It costs no node and never changes, so no body depends on it.
@propertyWrapper
package nonisolated struct MadeWith<Key: InputKey>: ConnectableProperty {
  /// The value in a body; elsewhere the key's default.
  package private(set) var wrappedValue = Key.defaultValue

  package init() {}

  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    wrappedValue = context().inputs.value(for: Key.self, as: Key.Value.self) ?? Key.defaultValue
  }
}

@_spi(Reflection) import Swift

/// The dynamic properties among a type's stored properties, with their offsets. Built once per type by reflection.
package final class PropertyTable {
  private var entries: [Entry] = []
  /// How many slots `connect` needs for what the properties store.
  package private(set) var slotCount = 0
  /// Whether the type has animatable data (M057).
  package let isAnimatable: Bool

  private struct Entry {
    let field: PropertyField
    let slot: Int
    let visit: Visit
  }

  private typealias Visit =
    (UnsafeMutableRawPointer, inout AnyObject?, PropertyField, () -> PropertyContext) -> Void

  package init<Value>(of type: Value.Type) {
    isAnimatable = (type as? any Animatable.Type)?.hasMovingPart ?? false
    addFields(of: type, at: 0, named: "")
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// Connects every dynamic property of the value at `value`, nested ones first.
  package func connect(
    _ value: UnsafeMutableRawPointer, _ slots: inout [AnyObject?],
    _ context: () -> PropertyContext
  ) {
    if slots.isEmpty { slots = Array(repeating: nil, count: slotCount) }
    for entry in entries {
      entry.visit(value + entry.field.offset, &slots[entry.slot], entry.field, context)
    }
  }

  private func addFields<Value>(of type: Value.Type, at base: Int, named prefix: String) {
    guard !(type is AnyClass) else { return }
    _forEachField(of: type) { name, offset, fieldType, kind in
      guard kind == .struct, let property = fieldType as? any DynamicProperty.Type else {
        return true
      }
      let field = prefix + Self.propertyName(String(cString: name))
      self.add(property, at: base + offset, named: field)
      return true
    }
  }

  /// The compiler stores a wrapped `count` as `_count`.
  private static func propertyName(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private func add<P: DynamicProperty>(_ type: P.Type, at offset: Int, named name: String) {
    if let connectable = type as? any ConnectableProperty.Type {
      addConnectable(connectable, at: offset, named: name)
    } else {
      addFields(of: type, at: offset, named: name + ".")
      append(offset, name) { pointer, _, _, _ in
        pointer.assumingMemoryBound(to: P.self).pointee.update()
      }
    }
  }

  private func addConnectable<P: ConnectableProperty>(
    _ type: P.Type, at offset: Int, named name: String
  ) {
    append(offset, name) { pointer, slot, field, context in
      pointer.assumingMemoryBound(to: P.self).pointee.connect(&slot, field, context)
    }
  }

  private func append(_ offset: Int, _ name: String, _ visit: @escaping Visit) {
    let field = PropertyField(name: name, offset: offset)
    entries.append(Entry(field: field, slot: slotCount, visit: visit))
    slotCount += 1
  }
}

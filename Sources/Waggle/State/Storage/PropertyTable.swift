@_spi(Reflection) import Swift
import WaggleGraph

/// The dynamic properties among a type's stored properties, with their offsets. Built once per type by reflection.
package final class PropertyTable {
  private var entries: [Entry] = []
  /// How many slots `connect` needs for what the properties store.
  package private(set) var slotCount = 0
  /// Whether the type has animatable data (M057).
  package let isAnimatable: Bool
  /// Whether paths have the type's name though it is the framework's.
  package let isNamed: Bool

  /// Whether a property reads its field in the view's description, as a binding does.
  package private(set) var readsDescription = false

  private struct Entry {
    let field: PropertyField
    let slot: Int
    let visit: Visit
    /// Notes whether the property has changed; nil for one that no change is known of.
    let compare: Compare?
  }

  private typealias Compare = (UnsafeRawPointer, inout AnyObject?, Graph) -> Bool

  private typealias Visit =
    (UnsafeMutableRawPointer, inout AnyObject?, PropertyField, () -> PropertyContext) -> Void

  package init<Value>(of type: Value.Type) {
    isAnimatable = (type as? any Animatable.Type)?.hasMovingPart ?? false
    isNamed = type is any PathNamed.Type
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
    if P.readsDescription { readsDescription = true }
    let compare = (type as? any ComparableProperty.Type).map { Self.comparison(of: $0) }
    append(offset, name, compare) { pointer, slot, field, context in
      pointer.assumingMemoryBound(to: P.self).pointee.connect(&slot, field, context)
    }
  }

  private static func comparison<P: ComparableProperty>(of type: P.Type) -> Compare {
    { pointer, record, graph in
      pointer.assumingMemoryBound(to: P.self).pointee.isChanged(since: &record, graph)
    }
  }

  private func append(
    _ offset: Int, _ name: String, _ compare: Compare? = nil, _ visit: @escaping Visit
  ) {
    let field = PropertyField(name: name, offset: offset)
    entries.append(Entry(field: field, slot: slotCount, visit: visit, compare: compare))
    slotCount += 1
  }

  /// The names of the properties of the value at `value` that have changed since the last call with `records`; all of them at
  /// the first.
  func changes(
    of value: UnsafeRawPointer, since records: inout [AnyObject?], _ graph: Graph
  ) -> [String] {
    if records.isEmpty { records = Array(repeating: nil, count: slotCount) }
    return entries.compactMap { entry in
      guard let compare = entry.compare else { return nil }
      let isChanged = compare(value + entry.field.offset, &records[entry.slot], graph)
      return isChanged ? "_" + entry.field.name : nil
    }
  }
}

@_spi(Reflection) import Swift

/// Tells whether two values of a type are the same, for any type; made once a type.
///
/// `Equatable` types are asked, class references are compared by identity, closures by their code and context,
/// other structs and tuples field by field. Where nothing can be known the answer is no: a needless update is
/// allowed, a missed one is not.
package struct Comparison {
  package let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  package init<Value>(of type: Value.Type) {
    isEqual = Self.make(for: type)
  }

  private static func make<Value>(for type: Value.Type) -> (UnsafeRawPointer, UnsafeRawPointer) ->
    Bool
  {
    if MemoryLayout<Value>.size == 0 { return { _, _ in true } }
    if type is AnyClass { return identity }
    if let equatable = type as? any Equatable.Type { return ask(equatable) }
    switch kind(of: type) {
    case .struct, .tuple: return fieldwise(type)
    case .function, .metatype, .opaque: return bytes(MemoryLayout<Value>.size)
    case .enum, .optional: return _isPOD(type) ? bytes(MemoryLayout<Value>.size) : never
    default: return never
    }
  }

  /// Reflection tells the kind of a field only, so the type is made one of a pair's.
  private static func kind<Value>(of type: Value.Type) -> _MetadataKind {
    var found = _MetadataKind.existential
    _forEachField(of: (Value, Void).self) { _, _, _, kind in
      found = kind
      return false
    }
    return found
  }

  private static func never(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }

  private static func identity(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.loadUnaligned(as: UInt.self) == b.loadUnaligned(as: UInt.self)
  }

  private static func ask<Value: Equatable>(_ type: Value.Type) -> (
    UnsafeRawPointer, UnsafeRawPointer
  ) -> Bool {
    return { a, b in
      a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
    }
  }

  private static func bytes(_ size: Int) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    return { a, b in
      for offset in 0..<size {
        if a.load(fromByteOffset: offset, as: UInt8.self)
          != b.load(fromByteOffset: offset, as: UInt8.self)
        {
          return false
        }
      }
      return true
    }
  }

  private static func fieldwise<Value>(_ type: Value.Type) -> (UnsafeRawPointer, UnsafeRawPointer)
    -> Bool
  {
    var fields: [(offset: Int, isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)] = []
    let complete = _forEachField(of: type) { _, offset, fieldType, _ in
      func open<Field>(_ field: Field.Type) {
        if MemoryLayout<Field>.size > 0 { fields.append((offset, make(for: field))) }
      }
      _openExistential(fieldType, do: open)
      return true
    }
    guard complete else { return never }
    if fields.count == 1 {
      let (offset, isEqual) = fields[0]
      return { a, b in isEqual(a + offset, b + offset) }
    }
    return { a, b in
      for field in fields where !field.isEqual(a + field.offset, b + field.offset) { return false }
      return true
    }
  }
}

@_spi(Reflection) import Swift
import Synchronization

/// Compares two values of a type, for any type. Created once per type in a process: all graphs share it.
///
/// `Equatable` types are compared with `==`, class references by identity, closures by their code and context,
/// other structs and tuples field by field. Values that cannot be compared count as different: an unneeded update
/// is allowed, a missed one is not.
package struct Comparison: @unchecked Sendable {
  package let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static let made = Mutex<[ObjectIdentifier: Comparison]>([:])

  package init<Value>(of type: Value.Type) {
    let key = ObjectIdentifier(type)
    if let made = Self.made.withLock({ $0[key] }) {
      self = made
    } else {
      // Outside the lock: the comparison of a struct asks for those of its fields.
      isEqual = Self.make(for: type)
      let made = self
      Self.made.withLock { $0[key] = made }
    }
  }

  typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  fileprivate static func make<Value>(for type: Value.Type) -> Test {
    if MemoryLayout<Value>.size == 0 { return { _, _ in true } }
    if type is AnyClass { return bytes(MemoryLayout<Value>.size) }
    // The first search for a conformance of a type looks at all conformances of a program.
    let kind = kind(of: type)
    if kind == .optional, let optional = type as? any OptionalType.Type {
      return optional.comparison
    }
    if let equatable = type as? any Equatable.Type { return ask(equatable) }
    switch kind {
    case .struct, .tuple: return fieldwise(type)
    case .function, .metatype, .opaque: return bytes(MemoryLayout<Value>.size)
    case .enum: return bytesIfPlain(type)
    default: return never
    }
  }

  /// Reflection gives only the kind of a field, so the type is made a field of a pair.
  fileprivate static func kind<Value>(of type: Value.Type) -> _MetadataKind {
    var found = _MetadataKind.existential
    _forEachField(of: (Value, Void).self) { _, _, _, kind in
      found = kind
      return false
    }
    return found
  }

  fileprivate static func never(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }

  /// Equal bytes mean equal values. Padding is undefined, so different bytes prove nothing.
  private static func bytesIfPlain<Value>(_ type: Value.Type) -> Test {
    _isPOD(type) ? bytes(MemoryLayout<Value>.size) : never
  }

  private static func ask<Value: Equatable>(_ type: Value.Type) -> Test {
    return { a, b in
      a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
    }
  }

  fileprivate static func bytes(_ size: Int) -> Test {
    if size == 8 {
      return { a, b in a.loadUnaligned(as: UInt.self) == b.loadUnaligned(as: UInt.self) }
    }
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

  private static func fieldwise<Value>(_ type: Value.Type) -> Test {
    var fields: [(offset: Int, isEqual: Test)] = []
    let complete = _forEachField(of: type) { _, offset, fieldType, _ in
      func open<Field>(_ field: Field.Type) {
        if MemoryLayout<Field>.size > 0 { fields.append((offset, Comparison(of: field).isEqual)) }
      }
      _openExistential(fieldType, do: open)
      return true
    }
    // Reflection lists no fields for types imported from C.
    guard complete, !fields.isEmpty else { return bytesIfPlain(type) }
    return allEqual(fields)
  }

  private static func allEqual(_ fields: [(offset: Int, isEqual: Test)]) -> Test {
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

private protocol OptionalType {
  static var comparison: Comparison.Test { get }
  var isNone: Bool { get }
}

extension Optional: OptionalType {
  /// Compares two optionals: equal if both are nil or both payloads are equal. The payload lies at offset 0.
  ///
  /// References are compared as bytes: reflection also lists a weak reference as an optional, and it must not be
  /// read as a strong one.
  static var comparison: Comparison.Test {
    if Wrapped.self is AnyClass { return Comparison.bytes(MemoryLayout<Wrapped?>.size) }
    if Comparison.kind(of: Wrapped.self) == .existential { return Comparison.never }
    let isEqual = Comparison(of: Wrapped.self).isEqual
    if MemoryLayout<Self>.size > MemoryLayout<Wrapped>.size {
      return comparisonByFlag(at: MemoryLayout<Wrapped>.size, isEqual)
    }
    // The type is found here, once, and not in each comparison.
    let optional: any OptionalType.Type = Self.self
    return { a, b in
      let (isANil, isBNil) = (optional.isNil(a), optional.isNil(b))
      return isANil || isBNil ? isANil == isBNil : isEqual(a, b)
    }
  }

  /// Where all bytes of a payload mean something, as those of a number do, the byte behind it is zero where there is one.
  private static func comparisonByFlag(at offset: Int, _ isEqual: @escaping Comparison.Test)
    -> Comparison.Test
  {
    return { a, b in
      let isANil = a.load(fromByteOffset: offset, as: UInt8.self) != 0
      let isBNil = b.load(fromByteOffset: offset, as: UInt8.self) != 0
      return isANil || isBNil ? isANil == isBNil : isEqual(a, b)
    }
  }

  var isNone: Bool {
    switch self {
    case .none: true
    case .some: false
    }
  }
}

extension OptionalType {
  /// Whether the optional at an address is nil. Generic over the optional itself: over its payload alone, the runtime looks for
  /// the type of the optional at each call.
  fileprivate static func isNil(_ value: UnsafeRawPointer) -> Bool {
    value.assumingMemoryBound(to: Self.self).pointee.isNone
  }
}

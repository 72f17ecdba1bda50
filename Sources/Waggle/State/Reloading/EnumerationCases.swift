/// The cases of enumerations without payloads, by name. The layout is that of the Swift ABI.
enum EnumerationCases {
  /// The name of the case that a value is; nil for other values, and for a case with a payload.
  static func name(of value: Any) -> String? {
    func name<Value>(_ value: Value) -> String? {
      isSimple(Value.self) ? enumCaseName(value).map { String(cString: $0) } : nil
    }
    return _openExistential(value, do: name)
  }

  /// The case with a name; nil without one.
  static func value<Value>(named name: String, of type: Value.Type) -> Value? {
    guard isSimple(type), let count = TypeDescriptor(type)?.simpleCaseCount else { return nil }
    let all = (0..<count).lazy.map { tag in
      withUnsafeBytes(of: UInt8(tag)) { $0.loadUnaligned(as: type) }
    }
    return all.first { self.name(of: $0) == name }
  }

  /// Whether the values of the type are numbers of cases, in one byte.
  private static func isSimple(_ type: Any.Type) -> Bool {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    // A type is the address of its metadata.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // A lone case takes no memory.
    return metadata.load(as: UInt.self) == 0x201 && _openExistential(type, do: size) == 1
      && TypeDescriptor(type)?.simpleCaseCount != nil
  }
}

/// A function of the Swift runtime, in libswiftCore.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

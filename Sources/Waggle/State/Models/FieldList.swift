/// The stored properties of a struct, a tuple or a class, those of its superclasses included.
struct FieldList {
  struct Field {
    let name: String
    let type: Any.Type
    /// In bytes from the start of the value or the object.
    let offset: Int
    /// Whether the reference is neither weak nor unowned.
    let isStrong: Bool
    let isVariable: Bool
  }

  let fields: [Field]

  init(of type: Any.Type) {
    fields = (0..<countFields(type)).map { index in
      var record = FieldRecord()
      let fieldType = fieldType(type, index: index, record: &record)
      defer { record.free?(record.name) }
      return Field(
        name: record.name.map { String(cString: $0) } ?? "", type: fieldType,
        offset: fieldOffset(type, index: index), isStrong: record.isStrong,
        isVariable: record.isVar)
    }
  }

  /// How the values of a type are made up, as far as models are concerned.
  enum Kind {
    /// Of stored properties.
    case fields
    /// A value of any type that conforms to protocols.
    case existential
    case others

    init(_ type: Any.Type) {
      // The first word of a type's description, as Swift's binary interface has it.
      switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
      case 0x200, 0x301: self = .fields
      case 0x303: self = .existential
      default: self = .others
      }
    }
  }
}

/// What the Swift runtime says of a stored property.
private struct FieldRecord {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func countFields(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type, index: Int, record: UnsafeMutablePointer<FieldRecord>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int

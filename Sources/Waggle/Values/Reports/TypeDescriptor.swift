/// How a type is declared, read from the program's own memory: nothing is allocated, so it may be asked in a crash.
///
/// The layout is that of the Swift ABI without Objective-C.
struct TypeDescriptor {
  private let address: UnsafeRawPointer

  /// Nil for types without a declaration, such as tuples.
  init?(_ type: Any.Type) {
    // A type is the address of its metadata.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let offset: Int
    switch metadata.load(as: UInt.self) {
    case 0x200, 0x201, 0x202: offset = 8  // structures, enumerations, optionals
    case 0, 0x800...: offset = 40  // classes
    default: return nil
    }
    address = metadata.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
  }

  /// The type's own name, without generic arguments and the types around it.
  var name: UnsafePointer<CChar> { Self.name(at: address) }

  /// The module, and whether the type is declared at the top of it: not in another type, an extension or a function, and
  /// not privately.
  var module: (name: UnsafePointer<CChar>, isAround: Bool)? {
    var context = Self.parent(of: address)
    var isAround = true
    while let current = context {
      if current.load(as: UInt32.self) & 0x1F == 0 { return (Self.name(at: current), isAround) }
      isAround = false
      context = Self.parent(of: current)
    }
    return nil
  }

  /// How many cases an enumeration has, if none of them has a payload; nil for other types, and for more than 256.
  var simpleCaseCount: Int? {
    guard address.load(as: UInt32.self) & 0x1F == 18,
      address.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF == 0
    else { return nil }
    let count = Int(address.load(fromByteOffset: 24, as: UInt32.self))
    return count <= 256 ? count : nil
  }

  private static func name(at descriptor: UnsafeRawPointer) -> UnsafePointer<CChar> {
    let distance = Int(descriptor.load(fromByteOffset: 8, as: Int32.self))
    return (descriptor + 8 + distance).assumingMemoryBound(to: CChar.self)
  }

  /// The context around one; the lowest bit of the distance says whether it leads to an address.
  private static func parent(of descriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(descriptor.load(fromByteOffset: 4, as: Int32.self))
    guard distance != 0 else { return nil }
    let target = descriptor + 4 + (distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}

// MARK: Types in types

extension TypeDescriptor {
  /// The types that a type is made with: the generic arguments of a structure or an enumeration, the elements of a tuple.
  ///
  /// None for other types, and for those with a parameter that is a pack or a value.
  static func parts(of type: Any.Type) -> [Any.Type] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch metadata.load(as: UInt.self) {
    case 0x200, 0x201, 0x202:
      return (0..<(TypeDescriptor(type)?.countOfArguments ?? 0)).map {
        metadata.load(fromByteOffset: 16 + 8 * $0, as: Any.Type.self)
      }
    case 0x301:
      return (0..<metadata.load(fromByteOffset: 8, as: Int.self)).map {
        metadata.load(fromByteOffset: 24 + 16 * $0, as: Any.Type.self)
      }
    default: return []
    }
  }

  /// How many of the words after the descriptor's address in the metadata of a structure or an enumeration are types.
  private var countOfArguments: Int {
    guard address.load(as: UInt32.self) & 0x80 != 0 else { return 0 }
    let count = Int(address.load(fromByteOffset: 36, as: UInt16.self))
    // A byte for each parameter: the highest bit says that it has an argument, the low ones are its kind, 0 for a type.
    let parameters = (0..<count).map { address.load(fromByteOffset: 44 + $0, as: UInt8.self) }
    guard parameters.allSatisfy({ $0 & 0x3F == 0 }) else { return 0 }
    return parameters.count { $0 & 0x80 != 0 }
  }
}

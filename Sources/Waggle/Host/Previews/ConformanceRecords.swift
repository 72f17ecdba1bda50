// Reads protocol conformance records, as the Swift ABI defines them: docs/ABI/TypeMetadata.rst and MetadataValues.h.

extension ProgramImage {
  /// The types of images that conform to a protocol, in the order of their records. Generic types are left out.
  ///
  /// - Parameter existential: `(any P).self`, of a protocol without a superclass constraint.
  static func types(
    conformingTo existential: Any.Type, in images: [ProgramImage] = all
  ) -> [Any.Type] {
    let descriptor = protocolDescriptor(of: existential)
    return images.flatMap { image in
      stride(from: 0, to: image.conformances.count, by: 4).compactMap { offset in
        let record = image.conformances.baseAddress! + offset
        guard let conformance = relativeAddress(at: record),
          indirectableAddress(at: conformance) == descriptor
        else { return nil }
        return conformingType(of: conformance)
      }
    }
  }

  /// The protocol in an existential type's metadata, after its kind, flags and number of protocols.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    // A type is the address of its metadata.
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// The type of a conformance; nil for a generic type.
  private static func conformingType(of conformance: UnsafeRawPointer) -> Any.Type? {
    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    guard let reference = relativeAddress(at: conformance + 4) else { return nil }
    switch (flags >> 3) & 7 {
    case 0: return type(of: reference)
    case 1: return type(of: reference.load(as: UnsafeRawPointer.self))
    default: return nil
    }
  }

  /// The type that a context descriptor of a class, a struct or an enum describes.
  private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    guard 16...18 ~= flags & 0x1F, !isGeneric,
      let address = relativeAddress(at: descriptor + 12)
    else { return nil }
    // The accessor of a type that is not generic takes a request, and returns the type: the ABI of Swift.
    typealias Accessor = @convention(c) (_ request: UInt) -> UnsafeRawPointer
    let accessor = unsafeBitCast(address, to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// The address that a relative reference holds; nil for none.
  private static func relativeAddress(at pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = pointer.load(as: Int32.self)
    return distance == 0 ? nil : pointer + Int(distance)
  }

  /// The address that a relative reference holds, or that the address it holds holds, if its lowest bit is set.
  private static func indirectableAddress(at pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(pointer.load(as: Int32.self))
    guard distance != 0 else { return nil }
    let address = pointer + (distance & ~1)
    return distance & 1 == 0 ? address : address.load(as: UnsafeRawPointer?.self)
  }
}

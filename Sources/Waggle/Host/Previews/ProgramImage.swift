/// The metadata of Swift code in one image: the program, or a library that it has loaded.
struct ProgramImage {
  /// Records of protocol conformances: relative addresses, 4 bytes each.
  let conformances: UnsafeRawBufferPointer
  /// Records that test libraries and others leave for themselves. Empty in images of older compilers.
  let testContent: UnsafeRawBufferPointer

  /// Different for each image.
  var id: UnsafeRawPointer? { conformances.baseAddress ?? testContent.baseAddress }

  /// Each image that is loaded now.
  static var all: [ProgramImage] {
    var images: [ProgramImage] = []
    withUnsafeMutablePointer(to: &images) { out in
      enumerateSections(
        { sections, context in
          context.assumingMemoryBound(to: [ProgramImage].self).pointee.append(
            ProgramImage(sections))
          return true
        }, UnsafeMutableRawPointer(out))
    }
    return images
  }

  /// Reads what the runtime keeps of an image: version, address, two unused words, then the ranges of its sections.
  private init(_ sections: UnsafeRawPointer) {
    let version = sections.load(as: UInt.self)
    conformances = Self.range(1, in: sections)
    testContent =
      version >= 4 ? Self.range(14, in: sections) : UnsafeRawBufferPointer(start: nil, count: 0)
  }

  private static func range(_ index: Int, in sections: UnsafeRawPointer) -> UnsafeRawBufferPointer {
    let word = MemoryLayout<UInt>.size
    let range = sections + 4 * word + index * 2 * word
    return UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: range.load(as: UInt.self)),
      count: range.load(fromByteOffset: word, as: Int.self))
  }
}

/// Some of the images of a program.
package struct ProgramImages {
  let images: [ProgramImage]

  /// The images that are loaded.
  package static var all: ProgramImages { ProgramImages(images: ProgramImage.all) }

  /// The images that are not among others.
  package func subtracting(_ others: ProgramImages) -> ProgramImages {
    let known = Set(others.images.map(\.id))
    return ProgramImages(images: images.filter { !known.contains($0.id) })
  }
}

/// A function of the Swift runtime, in libswiftCore. The body returns whether to continue.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CBool,
  _ context: UnsafeMutableRawPointer)

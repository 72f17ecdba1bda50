package import Foundation

/// What the head of an image file says, without decoding it.
package struct ImageFile: Equatable {
  /// A format that is drawn.
  package enum Format: Equatable {
    case png, jpeg, svg

    /// As in the address of an image in a page.
    package var mimeType: String {
      switch self {
      case .png: "image/png"
      case .jpeg: "image/jpeg"
      case .svg: "image/svg+xml"
      }
    }
  }

  package let format: Format
  /// In pixels, or the units of a file of outlines, turned as it is shown; at most 32,767 each.
  package let size: CGSize
  package let orientation: Orientation

  /// How a camera held the image, as Exif numbers it.
  package enum Orientation: Int {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Whether width and height of the file change places.
    package var isTurned: Bool { rawValue >= 5 }
  }

  /// nil for data that is neither a PNG file nor a JPEG file, or says that it has no pixels.
  package init?(_ data: Data) {
    let bytes = HeadBytes(data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), data.count > 24 {
      // The width and the height are in the first chunk.
      self.init(.png, bytes.long(at: 16), bytes.long(at: 20), .up)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      var head = JPEGHead(bytes)
      guard let (width, height) = head.readSize() else { return nil }
      self.init(.jpeg, width, height, head.orientation)
    } else {
      return nil
    }
  }

  /// A file of outlines; nil for other data, and for a file without a size.
  package init?(svg data: Data) {
    guard let size = SVGHead(data)?.size, size.width > 0, size.height > 0,
      max(size.width, size.height) <= 32_767
    else { return nil }
    (format, orientation, self.size) = (.svg, .up, size)
  }

  private init?(_ format: Format, _ width: Int, _ height: Int, _ orientation: Orientation) {
    guard (1...32_767).contains(width), (1...32_767).contains(height) else { return nil }
    self.format = format
    self.orientation = orientation
    size =
      orientation.isTurned
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
}

/// Numbers at places in a file; 0 beyond its end.
private struct HeadBytes {
  private let data: Data
  var isLittleEndian = false

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  func starts(with bytes: [UInt8]) -> Bool { data.starts(with: bytes) }

  func byte(at offset: Int) -> Int {
    offset >= 0 && offset < data.count ? Int(data[data.startIndex + offset]) : 0
  }

  func word(at offset: Int) -> Int {
    let (first, second) = (byte(at: offset), byte(at: offset + 1))
    return isLittleEndian ? second << 8 | first : first << 8 | second
  }

  func long(at offset: Int) -> Int {
    let (first, second) = (word(at: offset), word(at: offset + 2))
    return isLittleEndian ? second << 16 | first : first << 16 | second
  }
}

/// Reads the segments of a JPEG file up to its pixels.
private struct JPEGHead {
  private let bytes: HeadBytes
  private(set) var orientation = ImageFile.Orientation.up

  init(_ bytes: HeadBytes) { self.bytes = bytes }

  /// The width and the height of the frame; nil if there is none.
  mutating func readSize() -> (width: Int, height: Int)? {
    var index = 2
    while index + 4 <= bytes.count {
      guard bytes.byte(at: index) == 0xFF else { return nil }
      let marker = bytes.byte(at: index + 1)
      switch marker {
      case 0xFF: index += 1  // Bytes that fill up.
      case 0x01, 0xD0...0xD8: index += 2
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        return (bytes.word(at: index + 7), bytes.word(at: index + 5))
      case 0xD9, 0xDA: return nil
      default:
        let length = bytes.word(at: index + 2)
        guard length >= 2 else { return nil }
        if marker == 0xE1 { readExif(at: index + 4) }
        index += 2 + length
      }
    }
    return nil
  }

  /// Exif is "Exif", two zeros and a TIFF file, whose first directory has the orientation.
  private mutating func readExif(at start: Int) {
    guard bytes.long(at: start) == 0x4578_6966, bytes.word(at: start + 4) == 0 else { return }
    var tiff = bytes
    let base = start + 6
    switch bytes.word(at: base) {
    case 0x4949: tiff.isLittleEndian = true
    case 0x4D4D: break
    default: return
    }
    let directory = base + tiff.long(at: base + 4)
    for entry in 0..<min(tiff.word(at: directory), 256) {
      let index = directory + 2 + entry * 12
      guard tiff.word(at: index) == 0x0112 else { continue }
      orientation = ImageFile.Orientation(rawValue: tiff.word(at: index + 8)) ?? .up
      return
    }
  }
}

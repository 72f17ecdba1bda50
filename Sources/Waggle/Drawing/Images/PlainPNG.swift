import Foundation

/// Writes small pictures as PNG files, uncompressed.
enum PlainPNG {
  /// A file of pixels.
  ///
  /// - Parameter pixels: red, green, blue and opacity of each, row by row.
  static func data(_ pixels: [UInt8], width: Int, height: Int) -> Data {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 6, 0, 0, 0])
    var rows: [UInt8] = []
    rows.reserveCapacity((width * 4 + 1) * height)
    for row in 0..<height {
      rows.append(0)
      rows += pixels[row * width * 4..<(row + 1) * width * 4]
    }
    file += chunk("IDAT", stored(rows))
    file += chunk("IEND", [])
    return Data(file)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body))
  }

  /// A stream of zlib whose blocks are stored as they are.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = content[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      for number in [count, ~count] {
        stream += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
      }
      stream += block
    } while !rest.isEmpty
    return stream + bytes(adler(content))
  }

  private static func adler(_ content: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in content {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  private static func checksum(_ content: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in content { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }
}

import CCairoPango

/// Makes web fonts (WOFF 2) of font files: the tables as they are, compressed by Brotli, without the format's own transforms.
enum WebFont {
  /// The web font of a font file with one face; nil if it is not one.
  static func file(_ font: [UInt8]) -> [UInt8]? {
    guard let tables = tables(of: font) else { return nil }
    let content = tables.flatMap { font[$0.range] }
    guard let compressed = compress(content) else { return nil }
    var directory: [UInt8] = []
    for table in tables {
      // 63: the name follows. With the number 0 in its upper bits a table of outlines is transformed, with 3 it is not.
      let isOutline = table.name == Array("glyf".utf8) || table.name == Array("loca".utf8)
      directory += [isOutline ? 0xFF : 0x3F] + table.name + base128(table.range.count)
    }
    var file = Array("wOF2".utf8) + font[0..<4]
    let length = 48 + directory.count + compressed.count
    file += big32(length + padding(length))
    file += big16(tables.count) + big16(0)
    file += big32(12 + 16 * tables.count + tables.reduce(0) { $0 + padded($1.range.count) })
    file += big32(compressed.count)
    // The version, and no metadata.
    file += [UInt8](repeating: 0, count: 24)
    return file + directory + compressed + [UInt8](repeating: 0, count: padding(length))
  }

  private struct Table {
    var name: [UInt8]
    var range: Range<Int>
  }

  private static func tables(of font: [UInt8]) -> [Table]? {
    guard font.count >= 12 else { return nil }
    let count = Int(font[4]) << 8 | Int(font[5])
    guard count > 0, font.count >= 12 + 16 * count else { return nil }
    var tables: [Table] = []
    for index in 0..<count {
      let start = 12 + 16 * index
      let (offset, length) = (number(font, at: start + 8), number(font, at: start + 12))
      guard offset + length <= font.count else { return nil }
      tables.append(Table(name: Array(font[start..<start + 4]), range: offset..<offset + length))
    }
    return tables
  }

  /// In a tenth of a second for a face; the best quality takes ten times as long, for a tenth less.
  private static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    var size = BrotliEncoderMaxCompressedSize(bytes.count)
    guard size > 0 else { return nil }
    var output = [UInt8](repeating: 0, count: size)
    let isDone = BrotliEncoderCompress(
      9, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_FONT, bytes.count, bytes, &size, &output)
    return isDone == 0 ? nil : Array(output.prefix(size))
  }

  // MARK: Numbers

  private static func number(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func big32(_ number: Int) -> [UInt8] { big16(number >> 16) + big16(number) }

  private static func big16(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  /// Seven bits a byte, the highest first; all but the last have the eighth.
  private static func base128(_ number: Int) -> [UInt8] {
    var bytes = [UInt8(number & 0x7F)]
    var rest = number >> 7
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return bytes
  }

  private static func padding(_ count: Int) -> Int { (4 - count % 4) % 4 }
  private static func padded(_ count: Int) -> Int { count + padding(count) }
}

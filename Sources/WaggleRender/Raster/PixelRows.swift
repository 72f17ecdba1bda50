import CCairoPango

/// The pixels of an image surface, as the rows of a PNG.
struct PixelRows {
  /// What a row's bytes are in the file.
  enum Filtering {
    /// The bytes themselves.
    case none
    /// The differences to the left, to the row above, or to what both predict: for each row those that are smallest in sum.
    case adaptive
  }

  let width: Int
  let height: Int
  /// Whether no pixel is clear to any degree.
  let isOpaque: Bool
  private let pixels: UnsafePointer<UInt32>
  /// The pixels from the start of a row to that of the next one.
  private let stride: Int

  /// The pixels of a surface that outlives them; nil where it has none.
  init?(_ surface: OpaquePointer) {
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let start = UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    pixels = start
    let (width, stride) = (width, stride)
    isOpaque =
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
      || (0..<height).allSatisfy { Self.isOpaque(start + $0 * stride, width) }
  }

  private static func isOpaque(_ row: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    var all = UInt32.max
    for index in 0..<count { all &= row[index] }
    return all >= 0xFF00_0000
  }

  /// The bytes of a pixel in the file.
  var bytesPerPixel: Int { isOpaque ? 3 : 4 }

  /// Pieces of eight rows, of which there are few: enough to see what kind of picture it is.
  var sampleRows: [Range<Int>] {
    Swift.stride(from: 0, to: height, by: 128).map { $0..<min($0 + 8, height) }
  }

  /// All rows as the file has them, one after the other, each with the number of its filter before it.
  func bytes(_ filtering: Filtering) -> [UInt8] { bytes(filtering, rows: [0..<height]) }

  /// Some rows as the file has them. Those of a piece are differences to each other.
  func bytes(_ filtering: Filtering, rows pieces: [Range<Int>]) -> [UInt8] {
    let length = width * bytesPerPixel
    let total = pieces.reduce(0) { $0 + $1.count } * (length + 1)
    return [UInt8](unsafeUninitializedCapacity: total) { output, count in
      var end = output.baseAddress!
      var filter = filtering == .adaptive ? RowFilter(length: length, distance: bytesPerPixel) : nil
      for piece in pieces {
        filter?.start()
        for row in piece {
          if filter != nil {
            filter!.write(to: end) { write(row, to: $0) }
          } else {
            end[0] = 0
            write(row, to: end + 1)
          }
          end += length + 1
        }
      }
      count = total
    }
  }

  /// Writes the colours of a row: red, green, blue, and where some are clear the opacity.
  private func write(_ row: Int, to output: UnsafeMutablePointer<UInt8>) {
    let source = pixels + row * stride
    if isOpaque { writeOpaque(source, output) } else { writeClear(source, output) }
  }

  private func writeOpaque(
    _ source: UnsafePointer<UInt32>, _ output: UnsafeMutablePointer<UInt8>
  ) {
    var output = output
    for x in 0..<width {
      let pixel = source[x]
      output[0] = UInt8(truncatingIfNeeded: pixel &>> 16)
      output[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      output[2] = UInt8(truncatingIfNeeded: pixel)
      output += 3
    }
  }

  /// Cairo's colours are multiplied by the opacity, those of a file are not.
  private func writeClear(_ source: UnsafePointer<UInt32>, _ output: UnsafeMutablePointer<UInt8>) {
    let words = UnsafeMutableRawPointer(output)
    for x in 0..<width {
      let pixel = source[x]
      let alpha = pixel &>> 24
      var bytes: UInt32 = 0
      if alpha == 255 {
        bytes = (pixel & 0xFF00) | (pixel &>> 16) & 0xFF | (pixel & 0xFF) &<< 16 | 0xFF00_0000
      } else if alpha != 0 {
        let half = alpha / 2
        let red = ((pixel &>> 16 & 0xFF) &* 255 &+ half) / alpha
        let green = ((pixel &>> 8 & 0xFF) &* 255 &+ half) / alpha
        let blue = ((pixel & 0xFF) &* 255 &+ half) / alpha
        bytes = (red & 0xFF) | (green & 0xFF) &<< 8 | (blue & 0xFF) &<< 16 | alpha &<< 24
      }
      words.storeBytes(of: bytes.littleEndian, toByteOffset: x &* 4, as: UInt32.self)
    }
  }
}

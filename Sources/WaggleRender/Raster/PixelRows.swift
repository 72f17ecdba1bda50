import CCairoPango
import Foundation

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
  /// The colours, where there are at most 256; nil where there are more.
  let palette: Palette?
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
    palette = Palette(
      (0..<height).lazy.filter { !Self.repeats(start + $0 * stride, $0, width, stride) }
        .map { .init(start: start + $0 * stride, count: width) }, isOpaque)
  }

  /// Whether a row is the same as the one above it.
  private static func repeats(
    _ pixels: UnsafePointer<UInt32>, _ row: Int, _ width: Int, _ stride: Int
  ) -> Bool {
    row > 0 && memcmp(pixels, pixels - stride, width * 4) == 0
  }

  private static func isOpaque(_ row: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    var all = UInt32.max
    for index in 0..<count { all &= row[index] }
    return all >= 0xFF00_0000
  }

  /// The bits of a pixel in the file.
  var bitsPerPixel: Int { palette?.bits ?? (isOpaque ? 24 : 32) }

  /// Pieces of eight rows, of which there are few: enough to see what kind of picture it is.
  var sampleRows: [Range<Int>] {
    Swift.stride(from: 0, to: height, by: 128).map { $0..<min($0 + 8, height) }
  }

  /// All rows as the file has them, one after the other, each with the number of its filter before it.
  func bytes(_ filtering: Filtering) -> [UInt8] { bytes(filtering, rows: [0..<height]) }

  /// Some rows as the file has them. Those of a piece are differences to each other.
  func bytes(_ filtering: Filtering, rows pieces: [Range<Int>]) -> [UInt8] {
    let length = (width * bitsPerPixel + 7) / 8
    let total = pieces.reduce(0) { $0 + $1.count } * (length + 1)
    return [UInt8](unsafeUninitializedCapacity: total) { output, count in
      var end = output.baseAddress!
      var filter =
        filtering == .adaptive ? RowFilter(length: length, distance: max(bitsPerPixel / 8, 1)) : nil
      for piece in pieces {
        filter?.start()
        for row in piece {
          if filter != nil {
            filter!.write(to: end) { write(row, to: $0) }
          } else if row > piece.lowerBound,
            Self.repeats(pixels + row * stride, row, width, stride)
          {
            end.update(from: end - (length + 1), count: length + 1)
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

  /// Writes the colours of a row: their numbers in the palette, or red, green, blue, and where some are clear the opacity.
  private func write(_ row: Int, to output: UnsafeMutablePointer<UInt8>) {
    let source = pixels + row * stride
    if let palette {
      palette.write(.init(start: source, count: width), to: output)
    } else if isOpaque {
      writeOpaque(source, output)
    } else {
      writeClear(source, output)
    }
  }

  private func writeOpaque(
    _ source: UnsafePointer<UInt32>, _ output: UnsafeMutablePointer<UInt8>
  ) {
    let words = UnsafeMutableRawPointer(output)
    var x = 0
    // Four pixels are three words. In memory a word is blue, green, red; reversed and shifted it is red, green, blue.
    while x &+ 4 <= width {
      let (a, b) = (source[x].byteSwapped &>> 8, source[x &+ 1].byteSwapped &>> 8)
      let (c, d) = (source[x &+ 2].byteSwapped &>> 8, source[x &+ 3].byteSwapped &>> 8)
      let at = x &* 3
      words.storeBytes(of: (a | b &<< 24).littleEndian, toByteOffset: at, as: UInt32.self)
      words.storeBytes(
        of: (b &>> 8 | c &<< 16).littleEndian, toByteOffset: at &+ 4, as: UInt32.self)
      words.storeBytes(
        of: (c &>> 16 | d &<< 8).littleEndian, toByteOffset: at &+ 8, as: UInt32.self)
      x &+= 4
    }
    while x < width {
      let pixel = source[x]
      output[x &* 3] = UInt8(truncatingIfNeeded: pixel &>> 16)
      output[x &* 3 &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      output[x &* 3 &+ 2] = UInt8(truncatingIfNeeded: pixel)
      x &+= 1
    }
  }

  private func writeClear(_ source: UnsafePointer<UInt32>, _ output: UnsafeMutablePointer<UInt8>) {
    let words = UnsafeMutableRawPointer(output)
    for x in 0..<width {
      words.storeBytes(
        of: Self.straight(source[x]).littleEndian, toByteOffset: x &* 4, as: UInt32.self)
    }
  }

  /// The bytes red, green, blue and opacity, the first the lowest. Cairo's colours are multiplied by the opacity, those of a
  /// file are not.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 {
      return (pixel & 0xFF00) | (pixel &>> 16) & 0xFF | (pixel & 0xFF) &<< 16 | 0xFF00_0000
    }
    guard alpha != 0 else { return 0 }
    let half = alpha / 2
    let red = ((pixel &>> 16 & 0xFF) &* 255 &+ half) / alpha
    let green = ((pixel &>> 8 & 0xFF) &* 255 &+ half) / alpha
    let blue = ((pixel & 0xFF) &* 255 &+ half) / alpha
    return (red & 0xFF) | (green & 0xFF) &<< 8 | (blue & 0xFF) &<< 16 | alpha &<< 24
  }
}

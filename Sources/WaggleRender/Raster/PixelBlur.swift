import Foundation

/// A blur of pixels, the same on either axis, in whole numbers, so that every machine computes the same bytes.
package protocol PixelBlur {
  /// The distance over which the blur spreads ink, in pixels.
  var extent: Int { get }
  /// Blurs the first `count` values, which are below 2²⁴.
  func blurLine(_ line: inout [UInt32], count: Int)
}

extension PixelBlur {
  /// Blurs bytes in place. Ink must be `extent` pixels away from the edges, or part of it is lost there.
  ///
  /// - Parameter step: the distance between adjacent bytes of a row.
  package func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, step: Int = 1
  ) {
    guard extent > 0 else { return }
    // With 16 more bits than the bytes have, so that passes on two axes do not show as steps.
    var line = [UInt32](repeating: 0, count: max(width, height))
    var image = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width { line[x] = UInt32(bytes[y * stride + x * step]) << 16 }
      blurLine(&line, count: width)
      for x in 0..<width { image[y * width + x] = line[x] }
    }
    for x in 0..<width {
      for y in 0..<height { line[y] = image[y * width + x] }
      blurLine(&line, count: height)
      for y in 0..<height {
        bytes[y * stride + x * step] = UInt8(min((line[y] + 0x8000) >> 16, 255))
      }
    }
  }
}

import Foundation
import Waggle

extension ColorMatrix {
  /// Changes an image in place: four bytes per pixel, blue, green, red, alpha, colours premultiplied.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    let factors = rows.flatMap { $0 }.map { Float($0) }
    factors.withUnsafeBufferPointer { factors in
      // Neighbours often have the same colour.
      var known = UInt32(0)
      var recolored = Self.recolored(known, factors)
      for y in 0..<height {
        let line = UnsafeMutableRawPointer(bytes + y * stride)
        for x in 0..<width {
          let pixel = line.load(fromByteOffset: 4 * x, as: UInt32.self)
          if pixel != known { (known, recolored) = (pixel, Self.recolored(pixel, factors)) }
          line.storeBytes(of: recolored, toByteOffset: 4 * x, as: UInt32.self)
        }
      }
    }
  }

  @inline(__always)
  private static func recolored(_ pixel: UInt32, _ factors: UnsafeBufferPointer<Float>) -> UInt32 {
    func channel(_ index: Int) -> Float {
      Float(UInt8(truncatingIfNeeded: pixel >> UInt32(8 * index)))
    }
    let alpha = channel(3) / 255
    let scale = alpha > 0 ? 1 / (255 * alpha) : 0
    let color = SIMD4(channel(2) * scale, channel(1) * scale, channel(0) * scale, alpha)
    func component(_ row: Int) -> Float {
      let first = row * 5
      let sum =
        color[0] * factors[first] + color[1] * factors[first + 1] + color[2]
        * factors[first + 2] + color[3] * factors[first + 3] + factors[first + 4]
      // A factor that is too large for a Float makes a sum that is not a number, which counts as 0.
      return min(max(0, sum), 1)
    }
    let opacity = component(3)
    let (red, green, blue) = (component(0), component(1), component(2))
    return byte(blue * opacity * 255) | byte(green * opacity * 255) << 8
      | byte(red * opacity * 255) << 16 | byte(opacity * 255) << 24
  }

  /// The nearest whole number to one from 0 to 255; the sum is exact, for it has more digits.
  @inline(__always)
  private static func byte(_ value: Float) -> UInt32 { UInt32(Double(value) + 0.5) }
}

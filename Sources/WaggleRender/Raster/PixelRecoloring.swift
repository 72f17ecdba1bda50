import Foundation
import Waggle

extension ColorMatrix {
  /// Changes an image in place: four bytes per pixel, blue, green, red, alpha, colours premultiplied.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    let factors = rows.flatMap { $0 }.map { Float($0) }
    for y in 0..<height {
      var pixel = bytes + y * stride
      for _ in 0..<width {
        Self.apply(factors, to: pixel)
        pixel += 4
      }
    }
  }

  @inline(__always)
  private static func apply(_ factors: [Float], to pixel: UnsafeMutablePointer<UInt8>) {
    factors.withUnsafeBufferPointer { factors in
      let alpha = Float(pixel[3]) / 255
      let scale = alpha > 0 ? 1 / (255 * alpha) : 0
      let color = SIMD4(
        Float(pixel[2]) * scale, Float(pixel[1]) * scale, Float(pixel[0]) * scale, alpha)
      func component(_ row: Int) -> Float {
        let first = row * 5
        let sum =
          color[0] * factors[first] + color[1] * factors[first + 1] + color[2]
          * factors[first + 2] + color[3] * factors[first + 3] + factors[first + 4]
        return min(max(sum, 0), 1)
      }
      let opacity = component(3)
      pixel[0] = UInt8((component(2) * opacity * 255).rounded())
      pixel[1] = UInt8((component(1) * opacity * 255).rounded())
      pixel[2] = UInt8((component(0) * opacity * 255).rounded())
      pixel[3] = UInt8((opacity * 255).rounded())
    }
  }
}

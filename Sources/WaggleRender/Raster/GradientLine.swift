import CCairoPango
import Foundation
import Waggle

/// The colours along a linear gradient. Of those on its line Cairo distinguishes 65,536, and beyond each end there is one.
///
/// Cairo computes the colour of each pixel; in a large picture most pixels share theirs with others.
struct GradientLine {
  /// From the first position to the last, one after the other.
  private let colors: [UInt32]
  private let first: Int

  /// Positions from the start of a gradient to its end.
  static let length = 65_536
  /// The pixels of a row that Cairo draws; its coordinates have 15 bits.
  private static let rowLength = 8192
  private static let rows = length / rowLength

  /// - Parameters:
  ///   - positions: those that are wanted.
  ///   - addStops: adds the colours to a pattern.
  init?(_ positions: ClosedRange<Int>, addStops: (OpaquePointer) -> Void) {
    guard let on = Self.colors(addStops: addStops) else { return nil }
    first = positions.lowerBound
    colors = [UInt32](unsafeUninitializedCapacity: positions.count) { colors, count in
      for (index, position) in positions.enumerated() {
        colors[index] = on[min(max(position, -1), Self.length) + 1]
      }
      count = positions.count
    }
  }

  /// A colour before the gradient, those on it, and one after it. In row `n` the pixels are at each eighth position from `n` on.
  private static func colors(addStops: (OpaquePointer) -> Void) -> [UInt32]? {
    let width = rowLength + 2
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(rows)),
      let context = cairo_create(surface)
    else { return nil }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    for row in 0..<rows {
      let start = 1.5 - Double(row) / Double(rows)
      let pattern = cairo_pattern_create_linear(start, 0, start + Double(rowLength), 0)!
      addStops(pattern)
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
      cairo_rectangle(context, 0, Double(row), Double(width), 1)
      cairo_fill(context)
    }
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    return bytes.withMemoryRebound(to: UInt32.self, capacity: stride * rows) { pixels in
      [UInt32](unsafeUninitializedCapacity: length + 2) { colors, count in
        colors[0] = pixels[0]
        for row in 0..<rows {
          let pixels = pixels + row * stride + 1
          for x in 0..<rowLength { colors[1 &+ row &+ x &* rows] = pixels[x] }
        }
        colors[length + 1] = pixels[width - 1]
        count = length + 2
      }
    }
  }

  /// Writes the colours of a row of pixels.
  /// - Parameters:
  ///   - start: the position of the first.
  ///   - offsets: those of all, from the first.
  func write(
    _ row: UnsafeMutablePointer<UInt32>, from start: Int, _ offsets: UnsafeBufferPointer<Int32>
  ) {
    colors.withUnsafeBufferPointer { colors in
      let origin = colors.baseAddress! + (start - first)
      for x in 0..<offsets.count { row[x] = origin[Int(offsets[x])] }
    }
  }
}

/// Where pixels are on the line of a linear gradient, with the rounding that Cairo has.
struct GradientSlope {
  /// In parts of 65,536, as all coordinates below.
  private let direction: (x: Int, y: Int)
  private let start: (x: Int, y: Int)
  private let scale: Double

  /// Positions for a pixel to the right.
  let step: Double
  private let pixel: Int
  private let origin: (x: Int, y: Int)

  /// - Parameters:
  ///   - origin: the middle of the first pixel.
  ///   - pixel: its size.
  init?(from start: CGPoint, to end: CGPoint, origin: CGPoint, pixel: Double) {
    guard [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < 16_000 }),
      let x = Self.exact(origin.x), let y = Self.exact(origin.y), let size = Self.exact(pixel)
    else { return nil }
    func rounded(_ value: Double) -> Int { Int((value * 65_536).rounded(.toNearestOrEven)) }
    self.start = (rounded(start.x), rounded(start.y))
    direction = (rounded(end.x) - self.start.x, rounded(end.y) - self.start.y)
    let square = direction.x * direction.x + direction.y * direction.y
    guard square > 0 else { return nil }
    scale = 65_536 * 65_536.0 / (Double(square) * 65_536)
    step = Double(direction.x * size) * scale
    (self.origin, self.pixel) = ((x, y), size)
  }

  private static func exact(_ value: Double) -> Int? {
    abs(value) < 16_000 ? Int(exactly: value * 65_536) : nil
  }

  /// The position of the first pixel of a row.
  func position(ofRow row: Int) -> Int {
    let y = origin.y + row * pixel
    let along = Double(direction.x * origin.x + direction.y * y)
    return Int((along - Double(direction.x * start.x + direction.y * start.y)) * scale)
  }
}

import CCairoPango
import Foundation

/// A copy of the pixels of a rectangle in an image surface, to be restored except for a part of it.
struct KeptPixels {
  private let surface: OpaquePointer
  private let rows: Range<Int>
  private let columns: Range<Int>
  private var bytes: [UInt32] = []

  /// - Parameter rect: in whole pixels; what is outside of the surface is left out.
  init(of rect: CGRect, in surface: OpaquePointer) {
    self.surface = surface
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    func clamp(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
      let first = min(max(Int(start), 0), limit)
      return first..<min(max(Int(end), first), limit)
    }
    rows = clamp(rect.minY, rect.maxY, height)
    columns = clamp(rect.minX, rect.maxX, width)
    bytes.reserveCapacity(rows.count * columns.count)
    cairo_surface_flush(surface)
    for row in rows { bytes.append(contentsOf: Self.pixels(of: surface, row)[columns]) }
  }

  /// Restores the pixels that are outside of a rectangle of whole pixels.
  func restore(outside rect: CGRect) {
    cairo_surface_flush(surface)
    let (left, right) = (Int(rect.minX), Int(rect.maxX))
    for row in rows {
      let isBeside = CGFloat(row) < rect.minY || CGFloat(row) >= rect.maxY
      let target = Self.pixels(of: surface, row)
      let start = (row - rows.lowerBound) * columns.count - columns.lowerBound
      for column in columns where isBeside || column < left || column >= right {
        target[column] = bytes[start + column]
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  private static func pixels(of surface: OpaquePointer, _ row: Int) -> UnsafeMutableBufferPointer<
    UInt32
  > {
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = cairo_image_surface_get_data(surface)! + row * stride
    return UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: stride / 4) {
      UnsafeMutableBufferPointer(start: $0, count: stride / 4)
    }
  }
}

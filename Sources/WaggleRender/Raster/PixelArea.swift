import CCairoPango
import Foundation
import Waggle

/// A rectangle of whole pixels in what a context draws on, under a scale that is a power of two.
struct PixelArea {
  let width: Int
  let height: Int
  /// The pixels in a unit of the context's coordinates.
  let scale: Double
  private let context: OpaquePointer
  private let matrix: cairo_matrix_t
  /// The first pixel, in device coordinates.
  private let corner: CGPoint

  /// The part of a rectangle that is seen. nil where it has no pixels, its edges are between pixels, or where the context's
  /// clip is anything but such a rectangle.
  init?(_ rect: CGRect, _ context: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0,
      matrix.xx.significand == 1, let clip = Self.clip(context), let target = Target(context)
    else { return nil }
    let seen = rect.overlap(with: clip)
    guard !seen.isNull else { return nil }
    let area = CGRect(
      x: seen.minX * matrix.xx + matrix.x0, y: seen.minY * matrix.xx + matrix.y0,
      width: seen.width * matrix.xx, height: seen.height * matrix.xx
    ).overlap(with: target.bounds)
    guard !area.isEmpty,
      Self.isWhole(area.offsetBy(dx: -target.bounds.minX, dy: -target.bounds.minY))
    else { return nil }
    (width, height) = (Int(area.width), Int(area.height))
    (scale, corner) = (matrix.xx, area.origin)
    (self.context, self.matrix) = (context, matrix)
  }

  private static func isWhole(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0 == $0.rounded() }
  }

  /// nil if it is not one rectangle.
  private static func clip(_ context: OpaquePointer) -> CGRect? {
    guard let list = cairo_copy_clip_rectangle_list(context) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else {
      return nil
    }
    let clip = list.pointee.rectangles[0]
    return CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height)
  }

  /// A place in the context's coordinates, given in pixels from the corner.
  func point(x: Double, y: Double) -> CGPoint {
    CGPoint(x: (corner.x + x - matrix.x0) / scale, y: (corner.y + y - matrix.y0) / scale)
  }

  /// Draws pixels that `write` makes, row by row; false if there is no memory for them.
  func fill(isOpaque: Bool, _ write: (_ row: Int, UnsafeMutablePointer<UInt32>) -> Void) -> Bool {
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
      return false
    }
    defer { cairo_surface_destroy(surface) }
    guard let bytes = cairo_image_surface_get_data(surface) else { return false }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      (bytes + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { write(row, $0) }
    }
    cairo_surface_mark_dirty(surface)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, surface, corner.x, corner.y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_new_path(context)
    cairo_rectangle(context, corner.x, corner.y, CGFloat(width), CGFloat(height))
    cairo_fill(context)
    cairo_restore(context)
    return true
  }
}

/// The pixels that a context draws on.
private struct Target {
  /// In device coordinates.
  let bounds: CGRect

  /// nil if it is not an image in memory.
  init?(_ context: OpaquePointer) {
    guard let surface = cairo_get_group_target(context),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    bounds = CGRect(
      x: -x, y: -y, width: CGFloat(cairo_image_surface_get_width(surface)),
      height: CGFloat(cairo_image_surface_get_height(surface)))
  }
}

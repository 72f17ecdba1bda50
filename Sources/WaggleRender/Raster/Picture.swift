import CCairoPango
import Foundation
import Waggle

/// Pixels in a page of vectors, for what its format cannot say (C466). Freed with its last owner.
final class Picture {
  let surface: OpaquePointer
  /// The rectangle of the picture, in the pixels of layers.
  let box: CGRect

  /// Clear pixels; nil if they are too many.
  init?(_ box: CGRect) {
    guard box.width >= 1, box.height >= 1, box.width * box.height <= 67_108_864,
      box.width < 32_768, box.height < 32_768,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(box.width), Int32(box.height))
    else { return nil }
    (self.surface, self.box) = (surface, box)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Draws in the coordinates of layers.
  func draw(_ painter: Painter, _ body: (Painter) -> Void) {
    guard let context = cairo_create(surface) else { return }
    cairo_surface_set_device_offset(surface, -box.minX, -box.minY)
    body(painter.painter(on: context))
    cairo_destroy(context)
    cairo_surface_set_device_offset(surface, 0, 0)
  }

  /// Replaces the pixels by those that, drawn over `below`, give these: as clear as they can be.
  func subtract(_ below: Picture) {
    guard let bytes = cairo_image_surface_get_data(surface),
      let others = cairo_image_surface_get_data(below.surface)
    else { return }
    cairo_surface_flush(surface)
    cairo_surface_flush(below.surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    for start in Swift.stride(from: 0, to: stride * Int(box.height), by: 4) {
      Self.subtract(others + start, from: bytes + start)
    }
    cairo_surface_mark_dirty(surface)
  }

  private static func subtract(_ old: UnsafePointer<UInt8>, from new: UnsafeMutablePointer<UInt8>) {
    var share = old[3] < 255 ? Double(Int(new[3]) - Int(old[3])) / Double(255 - old[3]) : 0
    for channel in 0..<3 where new[channel] != old[channel] {
      let (before, after) = (Double(old[channel]), Double(new[channel]))
      share = max(share, after < before ? 1 - after / before : (after - before) / (255 - before))
    }
    let alpha = (min(max(share, 0), 1) * 255).rounded(.up)
    for channel in 0..<3 {
      let rest = Double(new[channel]) - (1 - alpha / 255) * Double(old[channel])
      new[channel] = UInt8(min(max(rest.rounded(), 0), alpha))
    }
    new[3] = UInt8(alpha)
  }
}

extension Picture {
  /// Clear pixels where a layer is drawn.
  convenience init?(of layer: BlurredLayer, under matrix: cairo_matrix_t) {
    self.init(
      CGRect(
        x: matrix.x0.rounded(.down) + layer.origin.x, y: matrix.y0.rounded(.down) + layer.origin.y,
        width: CGFloat(layer.width), height: CGFloat(layer.height)))
  }
}

extension Painter {
  /// Draws a picture where it was made.
  func draw(_ picture: Picture?, alpha: Double) {
    guard let picture else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    enterLayerPixels()
    cairo_set_source_surface(context, picture.surface, picture.box.minX, picture.box.minY)
    cairo_paint_with_alpha(context, alpha)
  }
}

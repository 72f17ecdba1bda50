import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Draws `child` as one layer, then samples that layer for each pixel of the result.
  func drawProjected(_ child: DisplayNode, through projection: ProjectionTransform, alpha: Double) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    matrix = layerMatrix(matrix)
    let scale = max(
      (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot(),
      (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot())
    guard scale > 0, scale < 1e4, projection.isFinite else { return }
    let upright = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
    guard let layer = self.layer(child, upright, 0, .colors) else { return }
    let corner = layerCorner(layer, under: upright)
    // From the layer's pixels to the output's.
    let toChild = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: corner.x / scale, ty: corner.y / scale)
    let toOutput = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    let transform = ProjectionTransform(toChild).concatenating(projection)
      .concatenating(ProjectionTransform(toOutput))
    guard let projected = ProjectedLayer(layer, transform) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    enterLayerPixels()
    cairo_set_source_surface(context, projected.surface, projected.origin.x, projected.origin.y)
    cairo_paint_with_alpha(context, alpha)
  }
}

/// A layer transformed with perspective, on its own surface.
private final class ProjectedLayer {
  let surface: OpaquePointer
  let origin: CGPoint

  /// nil if it is invisible: edge on, behind the eye, or too large to draw.
  init?(_ layer: BlurredLayer, _ transform: ProjectionTransform) {
    let (width, height) = (CGFloat(layer.width), CGFloat(layer.height))
    let corners = [(0, 0), (width, 0), (0, height), (width, height)].map { CGPoint(x: $0, y: $1) }
    guard corners.allSatisfy({ $0.x * transform.m13 + $0.y * transform.m23 + transform.m33 > 1e-6 })
    else {
      return nil
    }
    let images = corners.map { $0.applying(transform) }
    let box = images.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }.integral
    var back = transform
    guard back.invert(), back.isFinite, box.width > 0, box.height > 0, box.width < 16_384,
      box.height < 16_384, box.width * box.height <= 67_108_864,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(box.width), Int32(box.height)),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    self.surface = surface
    origin = box.origin
    cairo_surface_flush(layer.surface)
    let source = BilinearSampler(layer)
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<Int(box.height) {
      let row = UnsafeMutableRawPointer(target + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<Int(box.width) {
        let middle = CGPoint(x: box.minX + CGFloat(x) + 0.5, y: box.minY + CGFloat(y) + 0.5)
        row[x] = source.color(at: middle.applying(back))
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }
}

/// Interpolates a layer's colours between its pixels.
private struct BilinearSampler {
  private let bytes: UnsafePointer<UInt8>
  private let stride: Int
  private let width: Int
  private let height: Int

  init(_ layer: BlurredLayer) {
    bytes = UnsafePointer(cairo_image_surface_get_data(layer.surface)!)
    stride = Int(cairo_image_surface_get_stride(layer.surface))
    (width, height) = (layer.width, layer.height)
  }

  /// The bilinear average of the four nearest pixels; clear outside.
  func color(at point: CGPoint) -> UInt32 {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    guard x > -1, y > -1, x < CGFloat(width), y < CGFloat(height) else { return 0 }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (across, down) = (x - CGFloat(left), y - CGFloat(top))
    var color: UInt32 = 0
    for channel in 0..<4 {
      func value(_ x: Int, _ y: Int) -> CGFloat {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return CGFloat(bytes[y * stride + x * 4 + channel])
      }
      let upper = value(left, top) * (1 - across) + value(left + 1, top) * across
      let lower = value(left, top + 1) * (1 - across) + value(left + 1, top + 1) * across
      color |= UInt32((upper * (1 - down) + lower * down).rounded()) << UInt32(8 * channel)
    }
    return color
  }
}

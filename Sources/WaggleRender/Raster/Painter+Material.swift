import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Fills the current path with what is below, blurred, under the material's colour. Below nothing that can be read (in
  /// vectors, and in layers that are recorded first) the colour alone is drawn.
  func fillWithMaterial(_ material: ResolvedMaterial, alpha: Double) {
    let opacity = material.opacity * alpha
    let blur = BoxBlur(
      deviation: pixelDeviation(ResolvedMaterial.blurRadius, under: currentMatrix))
    guard let backdrop = Backdrop(under: context, kind, for: blur) else {
      setSource(material.color, alpha: opacity)
      cairo_fill(context)
      return
    }
    backdrop.apply(blur)
    backdrop.cover(with: material.color)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    cairo_clip(context)
    // Where nothing opaque is below, the blurred pixels replace the others.
    if opacity == 1 { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
    cairo_set_source_surface(context, backdrop.surface, backdrop.box.minX, backdrop.box.minY)
    cairo_paint_with_alpha(context, opacity)
  }

  private var currentMatrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }
}

/// A copy of the pixels below a path, and of those around it that a blur mixes in.
private final class Backdrop {
  let surface: OpaquePointer
  /// In pixels of the target.
  let box: CGRect

  /// nil when nothing can be read or is painted.
  init?(under context: OpaquePointer, _ kind: Painter.Kind, for blur: BoxBlur) {
    let target = cairo_get_group_target(context)
    guard kind == .pixels, cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else {
      return nil
    }
    let painted = Self.paintedPixels(context)
    box = painted.insetBy(dx: -CGFloat(blur.extent), dy: -CGFloat(blur.extent))
    guard painted.width > 0, painted.height > 0, box.width < 1e4, box.height < 1e4,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(box.width), Int32(box.height))
    else { return nil }
    self.surface = surface
    let copy = cairo_create(surface)!
    cairo_set_source_surface(copy, target, -box.minX, -box.minY)
    // Beyond the edge of the target its last pixels are repeated.
    cairo_pattern_set_extend(cairo_get_source(copy), CAIRO_EXTEND_PAD)
    cairo_paint(copy)
    cairo_destroy(copy)
  }

  deinit { cairo_surface_destroy(surface) }

  /// The part of the current path's box that the clip shows, in whole pixels.
  private static func paintedPixels(_ context: OpaquePointer) -> CGRect {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    let path = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let clip = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let painted = path.overlap(with: clip)
    return painted.isNull ? .zero : painted.integral
  }

  /// Blurs the copy, and makes its colours more saturated.
  func apply(_ blur: BoxBlur) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let (width, height) = (Int(box.width), Int(box.height))
    blur.blur(bytes, width: width, height: height, stride: stride, step: 4, channels: 4)
    ColorMatrix.saturation(ResolvedMaterial.saturation)
      .apply(to: bytes, width: width, height: height, stride: stride)
    cairo_surface_mark_dirty(surface)
  }

  func cover(with color: ResolvedColor) {
    let context = cairo_create(surface)!
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
    cairo_paint(context)
    cairo_destroy(context)
  }
}

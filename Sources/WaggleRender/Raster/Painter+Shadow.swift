import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Draws what `child` throws, not `child` itself. Blurring is the dearest thing here, so masks are kept: one rounded
  /// box in one colour shares a small mask that is stretched, everything else has a mask of its own.
  func drawShadow(of child: DisplayNode, _ shadow: Shadow, alpha: Double) {
    guard !shadow.isVoid else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    if kind == .vectors { matrix = matrix.scaled(by: resolution) }
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let deviation = min(max(shadow.radius, 0) / 2 * scale, 300)
    let offset = CGPoint(
      x: (shadow.offset.width * matrix.xx + shadow.offset.height * matrix.xy).rounded(),
      y: (shadow.offset.width * matrix.yx + shadow.offset.height * matrix.yy).rounded())
    cairo_save(context)
    defer { cairo_restore(context) }
    if let box = castingBox(child, deviation: deviation) {
      setSource(shadow.color, alpha: alpha * box.opacity)
      draw(box, offset)
    } else {
      setSource(shadow.color, alpha: alpha)
      drawLayer(child, matrix, deviation, offset)
    }
  }

  /// Pixels a unit of the output, for the pictures inside.
  private var resolution: CGFloat { kind == .vectors ? 2 : 1 }

  private func drawLayer(
    _ child: DisplayNode, _ matrix: cairo_matrix_t, _ deviation: CGFloat, _ offset: CGPoint
  ) {
    let whole = CGPoint(x: matrix.x0.rounded(.down), y: matrix.y0.rounded(.down))
    let key = ShadowLayer(
      node: child,
      matrix: [
        matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0 - whole.x, matrix.y0 - whole.y,
      ], deviation: deviation)
    let mask = shadows.layers.value(for: key) {
      makeLayer(child, matrix, whole, BoxBlur(deviation: deviation))
    }
    guard let mask else { return }
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / resolution, 1 / resolution)
    cairo_mask_surface(
      context, mask.surface, whole.x + mask.origin.x + offset.x, whole.y + mask.origin.y + offset.y)
  }

  /// The child's coverage, drawn once to learn its extent and replayed into the mask.
  private func makeLayer(
    _ child: DisplayNode, _ matrix: cairo_matrix_t, _ whole: CGPoint, _ blur: BoxBlur
  ) -> ShadowMask? {
    var matrix = matrix
    let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)!
    defer { cairo_surface_destroy(recording) }
    let recorder = cairo_create(recording)!
    cairo_set_matrix(recorder, &matrix)
    painter(on: recorder).draw(child)
    cairo_destroy(recorder)
    let box = inkBox(recording).insetBy(dx: -CGFloat(blur.reach), dy: -CGFloat(blur.reach))
    guard box.width > 0, box.width < 1e5, box.height > 0, box.height < 1e5 else { return nil }
    let origin = CGPoint(x: box.minX - whole.x, y: box.minY - whole.y)
    return ShadowMask(
      width: Int(box.width), height: Int(box.height), margin: blur.reach, origin: origin, blur: blur
    ) { context in
      cairo_set_source_surface(context, recording, -box.minX, -box.minY)
      cairo_paint(context)
    }
  }

  /// The pixels that the recording touches; empty where it touches none.
  private func inkBox(_ recording: OpaquePointer) -> CGRect {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height)
    guard width > 0, height > 0 else { return .zero }
    return CGRect(x: x, y: y, width: width, height: height).integral.insetBy(dx: -1, dy: -1)
  }
}

extension cairo_matrix_t {
  fileprivate func scaled(by factor: CGFloat) -> cairo_matrix_t {
    cairo_matrix_t(
      xx: xx * factor, yx: yx * factor, xy: xy * factor, yy: yy * factor, x0: x0 * factor,
      y0: y0 * factor)
  }
}

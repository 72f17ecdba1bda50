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
    matrix = layerMatrix(matrix)
    let deviation = pixelDeviation(shadow.radius / 2, under: matrix)
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
      draw(layer(child, matrix, deviation, .coverage), matrix, offset)
    }
  }

  private func draw(_ mask: BlurredLayer?, _ matrix: cairo_matrix_t, _ offset: CGPoint) {
    guard let mask else { return }
    let corner = layerCorner(mask, under: matrix)
    enterLayerPixels()
    cairo_mask_surface(context, mask.surface, corner.x + offset.x, corner.y + offset.y)
  }
}

import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Draws `child` between the shadows below it and those that fall on it.
  func draw(_ child: DisplayNode, _ shadows: [LayerShadow], alpha: Double) {
    for shadow in shadows.reversed() where !shadow.isInner {
      drawShadow(of: child, shadow, alpha: alpha)
    }
    draw(child, alpha: alpha)
    for shadow in shadows where shadow.isInner { drawInnerShadow(on: child, shadow, alpha: alpha) }
  }

  /// Draws what `child` throws, not `child` itself. Blurring is the dearest thing here, so masks are kept: one rounded
  /// box in one colour shares a small mask that is stretched, everything else has a mask of its own.
  private func drawShadow(of child: DisplayNode, _ shadow: LayerShadow, alpha: Double) {
    guard !shadow.isVoid else { return }
    let (matrix, deviation, offset) = placement(of: shadow)
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

  /// Draws, within `child`'s ink, what its surroundings throw on it.
  private func drawInnerShadow(on child: DisplayNode, _ shadow: LayerShadow, alpha: Double) {
    guard !shadow.isVoid else { return }
    let (matrix, deviation, offset) = placement(of: shadow)
    guard let ink = layer(child, matrix, 0, .coverage) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_push_group(context)
    setSource(shadow.color, alpha: 1)
    draw(ink, matrix, .zero)
    // What the blurred ink covers gets no shadow.
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    setSource(.black, alpha: 1)
    draw(layer(child, matrix, deviation, .coverage), matrix, offset)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, alpha)
  }

  /// The matrix of layers, the blur's deviation and the offset, in their pixels.
  private func placement(of shadow: LayerShadow) -> (cairo_matrix_t, CGFloat, CGPoint) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    matrix = layerMatrix(matrix)
    let offset = CGPoint(
      x: (shadow.offset.width * matrix.xx + shadow.offset.height * matrix.xy).rounded(),
      y: (shadow.offset.width * matrix.yx + shadow.offset.height * matrix.yy).rounded())
    return (matrix, pixelDeviation(shadow.radius, under: matrix), offset)
  }

  private func draw(_ mask: BlurredLayer?, _ matrix: cairo_matrix_t, _ offset: CGPoint) {
    guard let mask else { return }
    let corner = layerCorner(mask, under: matrix)
    cairo_save(context)
    defer { cairo_restore(context) }
    enterLayerPixels()
    cairo_mask_surface(context, mask.surface, corner.x + offset.x, corner.y + offset.y)
  }
}

import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Draws `child` between its drop shadows and its inner shadows.
  func draw(_ child: DisplayNode, _ shadows: [LayerShadow], alpha: Double) {
    for shadow in shadows.reversed() where !shadow.isInner {
      drawShadow(of: child, shadow, alpha: alpha)
    }
    if child.blends { drawAsGroup(child, alpha: alpha) } else { draw(child, alpha: alpha) }
    for shadow in shadows where shadow.isInner { drawInnerShadow(on: child, shadow, alpha: alpha) }
  }

  /// Draws the shadow of `child` without `child` itself. Blurring is the most expensive operation here, so masks are
  /// cached: single-coloured rounded boxes share a small mask that is stretched, everything else has its own mask.
  private func drawShadow(of child: DisplayNode, _ shadow: LayerShadow, alpha: Double) {
    guard !shadow.isVoid else { return }
    let resolution = shadowResolution(shadow)
    let (matrix, deviation, offset) = placement(of: shadow, resolution)
    cairo_save(context)
    defer { cairo_restore(context) }
    if let box = shadowCaster(of: child, deviation: deviation) {
      setSource(shadow.color, alpha: alpha * box.opacity)
      draw(box, offset)
    } else {
      let mask = layer(child, matrix, deviation, .coverage)
      draw(shadow.color, alpha, through: mask, matrix, offset, resolution)
    }
  }

  /// Pixels per unit of the output for the mask of a shadow. A file of vectors contains the mask, and one that is blurred over
  /// four of its pixels on either side looks the same when it is enlarged.
  private func shadowResolution(_ shadow: LayerShadow) -> CGFloat {
    guard kind.isVector else { return resolution }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let deviation = pixelDeviation(shadow.radius, under: matrix)
    return min(resolution, 4 / max(deviation, 1))
  }

  /// Draws the inner shadow within `child`'s ink.
  private func drawInnerShadow(on child: DisplayNode, _ shadow: LayerShadow, alpha: Double) {
    guard !shadow.isVoid else { return }
    let (matrix, deviation, offset) = placement(of: shadow, resolution)
    guard let ink = layer(child, matrix, 0, .coverage) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    let lit = layer(child, matrix, deviation, .coverage)
    guard !kind.isVector else {
      let picture = Picture(of: ink, under: matrix)
      picture?.draw(self) { painter in
        painter.drawInnerShadow(shadow.color, in: ink, except: lit, matrix, offset)
      }
      return draw(picture, alpha: alpha)
    }
    cairo_push_group(context)
    drawInnerShadow(shadow.color, in: ink, except: lit, matrix, offset)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, alpha)
  }

  /// Draws the shadow where the ink is, except in the area that the blurred ink covers.
  private func drawInnerShadow(
    _ color: ResolvedColor, in ink: BlurredLayer, except lit: BlurredLayer?,
    _ matrix: cairo_matrix_t, _ offset: CGPoint
  ) {
    draw(color, 1, through: ink, matrix, .zero, resolution)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    draw(.black, 1, through: lit, matrix, offset, resolution)
  }

  /// The matrix of layers, and the blur's deviation and the offset in their pixels, limited to a range that Cairo
  /// accepts: far outside every image all offsets look alike.
  private func placement(
    of shadow: LayerShadow, _ resolution: CGFloat
  ) -> (cairo_matrix_t, CGFloat, CGPoint) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    matrix = matrix.scaled(by: resolution)
    func pixels(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      let sum = shadow.offset.width * x + shadow.offset.height * y
      let offset = resolution == self.resolution ? sum.rounded() : sum
      return sum.isNaN ? 0 : min(max(offset, -1e6), 1e6)
    }
    let offset = CGPoint(x: pixels(matrix.xx, matrix.xy), y: pixels(matrix.yx, matrix.yy))
    return (matrix, pixelDeviation(shadow.radius, under: matrix), offset)
  }

  /// The colour's source is set in the output's own coordinates, because Cairo's SVG output places a mask in those of
  /// its source.
  private func draw(
    _ color: ResolvedColor, _ alpha: Double, through mask: BlurredLayer?,
    _ matrix: cairo_matrix_t, _ offset: CGPoint, _ resolution: CGFloat
  ) {
    guard let mask, let pattern = cairo_pattern_create_for_surface(mask.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    let corner = layerCorner(mask, under: matrix)
    var toMask = cairo_matrix_t(
      xx: resolution, yx: 0, xy: 0, yy: resolution, x0: -corner.x - offset.x,
      y0: -corner.y - offset.y)
    cairo_pattern_set_matrix(pattern, &toMask)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    setSource(color, alpha: alpha)
    cairo_mask(context, pattern)
  }
}

extension LayerShadow {
  /// Whether the shadow is invisible or cannot be computed.
  fileprivate var isVoid: Bool {
    color.opacity <= 0 || !radius.isFinite || !offset.width.isFinite || !offset.height.isFinite
  }
}

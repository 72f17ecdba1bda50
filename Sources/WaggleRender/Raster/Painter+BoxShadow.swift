import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// `child` as a box that casts a shadow; nil unless it is only a rectangle, rounded rectangle or ellipse in one
  /// colour, on whole pixels.
  func shadowCaster(of child: DisplayNode, deviation: CGFloat) -> ShadowCaster? {
    guard kind == .pixels, grid.isAligned, let outline = child.singleOutline else { return nil }
    guard let frame = drawable(outline.frame), frame.width > 0, frame.height > 0 else { return nil }
    let snapped = grid.snapped(frame)
    let (x, y) = (snapped.width / frame.width, snapped.height / frame.height)
    let inside = CGRect(
      x: snapped.minX + outline.rect.minX * x, y: snapped.minY + outline.rect.minY * y,
      width: outline.rect.width * x, height: outline.rect.height * y)
    let pixels = grid.inPixels(inside)
    guard let whole = pixels.whole, outline.rect.width > 0, outline.rect.height > 0 else {
      return nil
    }
    let corner = CGSize(
      width: outline.corner.width / outline.rect.width * whole.width,
      height: outline.corner.height / outline.rect.height * whole.height)
    return ShadowCaster(
      pixels: whole,
      mask: BoxShadowMask(
        width: Int(whole.width), height: Int(whole.height), corner: corner,
        isContinuous: outline.isContinuous, deviation: deviation),
      opacity: outline.opacity)
  }

  /// Draws the box's shadow, offset by `offset` pixels.
  func draw(_ box: ShadowCaster, _ offset: CGPoint) {
    let blur = ShadowBlur(deviation: box.mask.deviation)
    let reduced = box.mask.reduced(extent: blur.extent)
    let mask = blurs.boxes.value(for: reduced) { reduced.makeMask(blur) }
    guard let mask else { return }
    cairo_identity_matrix(context)
    let left = box.pixels.minX - CGFloat(mask.margin) + offset.x
    let top = box.pixels.minY - CGFloat(mask.margin) + offset.y
    let columns = Self.spans(mask.width, stretchedBy: box.mask.width - reduced.width)
    let rows = Self.spans(mask.height, stretchedBy: box.mask.height - reduced.height)
    for row in rows {
      for column in columns { drawPart(of: mask, column, row, left: left, top: top) }
    }
  }

  /// A section of a mask along one axis, and its destination, in pixels.
  struct Span {
    let source: Int
    let target: Int
    let length: Int
    /// The number of destination pixels per source pixel.
    let stretch: Int
  }

  /// The mask unchanged, or its two ends with the middle pixel stretched between them.
  static func spans(_ length: Int, stretchedBy extra: Int) -> [Span] {
    guard extra > 0 else { return [Span(source: 0, target: 0, length: length, stretch: 1)] }
    let middle = length / 2
    return [
      Span(source: 0, target: 0, length: middle, stretch: 1),
      Span(source: middle, target: middle, length: extra + 1, stretch: extra + 1),
      Span(
        source: middle + 1, target: middle + extra + 1, length: length - middle - 1, stretch: 1),
    ]
  }

  private func drawPart(
    of mask: BlurredLayer, _ column: Span, _ row: Span, left: CGFloat, top: CGFloat
  ) {
    let pattern = cairo_pattern_create_for_surface(mask.surface)!
    defer { cairo_pattern_destroy(pattern) }
    let target = CGRect(
      x: left + CGFloat(column.target), y: top + CGFloat(row.target), width: CGFloat(column.length),
      height: CGFloat(row.length))
    // From the output's pixels to the mask's.
    var matrix = cairo_matrix_t(
      xx: 1 / CGFloat(column.stretch), yx: 0, xy: 0, yy: 1 / CGFloat(row.stretch),
      x0: CGFloat(column.source) - target.minX / CGFloat(column.stretch),
      y0: CGFloat(row.source) - target.minY / CGFloat(row.stretch))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_save(context)
    cairo_new_path(context)
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    if column.stretch > 1, row.stretch > 1, mask.isFull(column.source, row.source) {
      cairo_fill(context)
    } else {
      cairo_clip(context)
      cairo_mask(context, pattern)
    }
    cairo_restore(context)
  }
}

extension CGRect {
  /// The rectangle rounded to integers, if it is within a thousandth of them and neither empty nor huge.
  fileprivate var whole: CGRect? {
    let result = CGRect(
      x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
    let difference = [
      result.minX - minX, result.minY - minY, result.width - width, result.height - height,
    ]
    guard difference.allSatisfy({ abs($0) < 1e-3 }), result.width >= 1, result.height >= 1,
      max(result.width, result.height) < 1e5
    else { return nil }
    return result
  }
}

/// A box that casts a shadow: its position in whole pixels, and its mask.
struct ShadowCaster {
  let pixels: CGRect
  let mask: BoxShadowMask
  /// The opacity of the box's own colour.
  let opacity: Double
}

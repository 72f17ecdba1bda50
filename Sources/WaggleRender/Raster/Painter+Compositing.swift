import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Draws `child` as one layer with its colours changed.
  func drawRecolored(_ child: DisplayNode, by change: ColorMatrix, alpha: Double) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    matrix = layerMatrix(matrix)
    guard let layer = layer(child, matrix, recoloredBy: change) else { return }
    draw(layer, under: matrix, alpha: alpha)
  }

  /// Draws `child` as one layer and combines it with what is below.
  func drawBlended(_ child: DisplayNode, _ mode: BlendMode, alpha: Double) {
    drawInBounds(child.visualBounds) {
      cairo_push_group(context)
      drawScope(child)
      cairo_pop_group_to_source(context)
      cairo_save(context)
      cairo_set_operator(context, mode.cairoOperator)
      cairo_paint_with_alpha(context, alpha)
      cairo_restore(context)
    }
  }

  /// Draws `child` as one layer where `mask` is drawn.
  func drawMasked(_ child: DisplayNode, by mask: DisplayNode, alpha: Double) {
    drawInBounds(child.visualBounds.overlap(with: mask.visualBounds)) {
      cairo_push_group(context)
      drawScope(mask, alpha: alpha)
      let coverage = cairo_pop_group(context)
      cairo_push_group(context)
      drawScope(child)
      cairo_pop_group_to_source(context)
      cairo_mask(context, coverage)
      cairo_pattern_destroy(coverage)
    }
  }

  /// Draws where there is ink within `bounds` and the clip. Layers of pixels that `draw` makes have the same size, as Cairo
  /// makes them as large as the clip.
  func drawInBounds(_ bounds: CGRect, _ draw: () -> Void) {
    guard !kind.isVector, bounds.isNull || !bounds.isInfinite else { return draw() }
    guard let box = pixelBox(of: bounds) else { return }
    blurs.limitedPixels += Int(box.width * box.height)
    cairo_save(context)
    defer { cairo_restore(context) }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
    draw()
  }

  /// The pixels, in whole ones, of what is drawn in `bounds` and not clipped; nil if there are none.
  private func pixelBox(of bounds: CGRect) -> CGRect? {
    guard !bounds.isNull else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_set_matrix(context, &matrix)
    let transform = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    let clip = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let inked = bounds.inkPixels(under: transform)
    guard inked.minX.isFinite, inked.minY.isFinite, inked.maxX.isFinite, inked.maxY.isFinite else {
      return clip.isEmpty ? nil : clip
    }
    let box = clip.overlap(with: inked)
    return box.isNull || box.isEmpty ? nil : box.integral
  }
}

extension BlendMode {
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

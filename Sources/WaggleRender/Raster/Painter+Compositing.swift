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
    cairo_push_group(context)
    drawScope(child)
    cairo_pop_group_to_source(context)
    cairo_save(context)
    cairo_set_operator(context, mode.cairoOperator)
    cairo_paint_with_alpha(context, alpha)
    cairo_restore(context)
  }

  /// Draws `child` as one layer where `mask` is drawn.
  func drawMasked(_ child: DisplayNode, by mask: DisplayNode, alpha: Double) {
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

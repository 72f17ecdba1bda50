import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// A rectangle from snapped edge to snapped edge (L141).
  func fill(_ rect: CGRect, _ paint: Paint, alpha: Double) {
    guard let rect = drawable(rect) else { return }
    let snapped = grid.snapped(rect)
    if case .gradient(let gradient) = paint, fillPixels(snapped, with: gradient, alpha: alpha) {
      return
    }
    cairo_new_path(context)
    cairo_rectangle(context, snapped.minX, snapped.minY, snapped.width, snapped.height)
    fill(paint, snapped, FillStyle(), alpha: alpha)
  }

  func fill(_ path: Path, _ frame: CGRect, _ paint: Paint, _ style: FillStyle, alpha: Double) {
    guard let frame = drawable(frame) else { return }
    let snapped = grid.snapped(frame)
    cairo_new_path(context)
    addPath(path, from: CGRect(origin: .zero, size: frame.size), to: snapped)
    fill(paint, snapped, style, alpha: alpha)
  }

  /// Fills the current path; a gradient's unit points refer to `frame`.
  private func fill(_ paint: Paint, _ frame: CGRect, _ style: FillStyle, alpha: Double) {
    setFillStyle(style)
    if case .material(let material) = paint.ink {
      fillWithMaterial(material, alpha: alpha)
    } else {
      setSource(paint, frame, alpha: alpha)
      cairo_fill(context)
    }
  }

  func stroke(_ path: Path, _ frame: CGRect, _ paint: Paint, _ style: StrokeStyle, alpha: Double) {
    guard let frame = drawable(frame), style.lineWidth > 0, style.lineWidth.isFinite else { return }
    let snapped = grid.snapped(frame)
    cairo_new_path(context)
    addPath(path, from: CGRect(origin: .zero, size: frame.size), to: snapped)
    setPen(style)
    setSource(paint, snapped, alpha: alpha)
    cairo_stroke(context)
  }

  /// Draws the symbol, its box stretched to the frame.
  func drawSymbol(_ symbol: SymbolImage, _ frame: CGRect, _ paint: Paint, alpha: Double) {
    guard let frame = drawable(frame) else { return }
    let snapped = grid.snapped(frame)
    cairo_new_path(context)
    addPath(symbol.path, from: symbol.box, to: snapped)
    fill(paint, snapped, symbol.fillStyle, alpha: alpha)
  }

  /// Adds `path` with the offset and scale that map `source` to `target`.
  func addPath(_ path: Path, from source: CGRect, to target: CGRect) {
    PathTracer(context).add(path, from: source, to: target)
  }

  func setFillStyle(_ style: FillStyle) {
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  private func setPen(_ style: StrokeStyle) {
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_line_width(context, style.lineWidth)
    cairo_set_line_cap(context, cairo_line_cap_t(UInt32(style.lineCap.rawValue)))
    cairo_set_line_join(context, cairo_line_join_t(UInt32(style.lineJoin.rawValue)))
    cairo_set_miter_limit(context, style.miterLimit >= 1 ? min(style.miterLimit, 1e6) : 1)
    let dashes = style.usableDashes
    cairo_set_dash(
      context, dashes, Int32(dashes.count), style.dashPhase.isFinite ? style.dashPhase : 0)
  }
}

/// Clamps to a million points from the origin; NaN becomes 0.
func inRange(_ value: CGFloat) -> CGFloat {
  value.isNaN ? 0 : min(max(value, -1e6), 1e6)
}

/// The frame with positive sides, clamped to Cairo's range; nil if it is not a number.
func drawable(_ frame: CGRect) -> CGRect? {
  let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  guard !numbers.contains(where: \.isNaN) else { return nil }
  let left = inRange(frame.origin.x)
  let top = inRange(frame.origin.y)
  return CGRect(
    x: left, y: top, width: inRange(frame.origin.x + frame.size.width) - left,
    height: inRange(frame.origin.y + frame.size.height) - top
  ).standardized
}

extension StrokeStyle {
  /// The dashes; empty where Cairo would refuse them, which is for negative lengths and for zeros only.
  fileprivate var usableDashes: [Double] {
    let isFine = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    return isFine ? dash.map { Double($0) } : []
  }
}

import CCairoPango
import Foundation
import Waggle

extension Painter {
  func setSource(_ color: ResolvedColor, alpha: Double) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity * alpha)
  }

  /// A gradient's unit points refer to `frame`.
  func setSource(_ paint: Paint, _ frame: CGRect, alpha: Double) {
    switch paint {
    case .color(let color): setSource(color, alpha: alpha)
    case .gradient(let gradient):
      let pattern = pattern(of: gradient, in: frame, alpha: alpha)
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    case .material(let material): setSource(material.color, alpha: alpha * material.opacity)
    case .image, .mesh: setSource(paint.color, alpha: alpha)
    case .shadowed(let ink, _): setSource(ink, frame, alpha: alpha)
    }
  }
}

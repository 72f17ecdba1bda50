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
    case .linearGradient(let stops, let start, let end, let space):
      let pattern = cairo_pattern_create_linear(
        frame.minX + start.x * frame.width, frame.minY + start.y * frame.height,
        frame.minX + end.x * frame.width, frame.minY + end.y * frame.height)!
      for stop in space.sampled(stops) { add(stop, to: pattern, alpha: alpha) }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    case .shadowed(let ink, _): setSource(ink, frame, alpha: alpha)
    }
  }

  private func add(_ stop: ResolvedStop, to pattern: OpaquePointer, alpha: Double) {
    cairo_pattern_add_color_stop_rgba(
      pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
      stop.color.opacity * alpha)
  }
}

import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// A pattern that the caller destroys.
  func pattern(of gradient: ResolvedGradient, in frame: CGRect, alpha: Double) -> OpaquePointer {
    func inside(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      let (start, end) = (inside(start), inside(end))
      let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)!
      add(gradient, to: pattern, alpha: alpha)
      return pattern
    case .radial(let center, let startRadius, let endRadius):
      let pattern = circles(around: inside(center), from: startRadius, to: endRadius)
      add(gradient, to: pattern, alpha: alpha)
      return pattern
    case .elliptical(let center, let startFraction, let endFraction):
      let pattern = circles(
        around: CGPoint(x: center.x, y: center.y), from: startFraction, to: endFraction)
      add(gradient, to: pattern, alpha: alpha)
      var unit = cairo_matrix_t(
        xx: 1 / max(frame.width, 1e-6), yx: 0, xy: 0, yy: 1 / max(frame.height, 1e-6), x0: 0, y0: 0)
      cairo_matrix_translate(&unit, -frame.minX, -frame.minY)
      cairo_pattern_set_matrix(pattern, &unit)
      return pattern
    case .angular(let center, let startAngle, let endAngle):
      let (start, stops) = gradient.turn(from: startAngle, to: endAngle)
      let area = paintedArea(frame)
      let mesh = WedgeMesh(around: inside(center), in: area, start: start, stops, alpha: alpha)
        .pattern
      return kind == .svg ? picture(of: mesh, in: area) : mesh
    }
  }

  /// A picture of a pattern, since SVG has no meshes (C466): in the pixels of layers, 2048 of them at most either way.
  /// Destroys the pattern.
  private func picture(of pattern: OpaquePointer, in area: CGRect) -> OpaquePointer {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let shown = area.overlap(with: extents(cairo_clip_extents).insetBy(dx: -1, dy: -1))
      .overlap(with: strokeExtents)
    let wanted = resolution * abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let scale = min(wanted, 2048 / max(shown.width, shown.height))
    guard !shown.isEmpty, scale > 0, scale.isFinite,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32((shown.width * scale).rounded(.up)),
        Int32((shown.height * scale).rounded(.up))),
      let target = cairo_create(surface), let result = cairo_pattern_create_for_surface(surface)
    else { return pattern }
    defer {
      cairo_destroy(target)
      cairo_surface_destroy(surface)
      cairo_pattern_destroy(pattern)
    }
    cairo_scale(target, scale, scale)
    cairo_translate(target, -shown.minX, -shown.minY)
    cairo_set_source(target, pattern)
    cairo_paint(target)
    var toPixels = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: -shown.minX * scale, y0: -shown.minY * scale)
    cairo_pattern_set_matrix(result, &toPixels)
    return result
  }

  /// What the current path can be filled or stroked on; everything where there is none, as for text.
  private var strokeExtents: CGRect {
    guard cairo_has_current_point(context) != 0 else { return .infinite }
    return extents(cairo_path_extents).union(extents(cairo_stroke_extents)).insetBy(dx: -1, dy: -1)
  }

  private typealias Extents = (
    OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
    UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
  ) -> Void

  private func extents(_ find: Extents) -> CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    find(context, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Circles around one point; those of equal radii are a step from the first colour to the last.
  private func circles(around center: CGPoint, from start: CGFloat, to end: CGFloat)
    -> OpaquePointer
  {
    let end = start == end ? start + 1e-4 : end
    return cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end)!
  }

  func add(_ gradient: ResolvedGradient, to pattern: OpaquePointer, alpha: Double) {
    for stop in gradient.sampledStops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
        stop.color.opacity * alpha)
    }
  }

  /// A rectangle around all that is painted: the current path with its line, or, for text, which has none, the frame
  /// and its height around it.
  private func paintedArea(_ frame: CGRect) -> CGRect {
    guard cairo_has_current_point(context) != 0 else {
      return frame.insetBy(dx: -frame.height, dy: -frame.height)
    }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    let reach = cairo_get_line_width(context) * max(cairo_get_miter_limit(context), 2)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: -reach, dy: -reach)
  }
}

/// Wedges around a point that together are a turn, each with an even blend between two colours.
private struct WedgeMesh {
  let pattern: OpaquePointer
  private let center: CGPoint
  private let radius: CGFloat
  private let alpha: Double

  /// Between the sides of a wedge of this many radians a chord is an arc, to the eye.
  private static let widest = 2 * Double.pi / 90

  init(
    around center: CGPoint, in area: CGRect, start: Double, _ stops: [ResolvedStop], alpha: Double
  ) {
    self.center = center
    self.alpha = alpha
    let corners = [area.minX, area.maxX].flatMap { x in
      [area.minY, area.maxY].map { y in hypot(x - center.x, y - center.y) }
    }
    radius = min(max(corners.max() ?? 0, 1), 1e5) * 1.01
    pattern = cairo_pattern_create_mesh()!
    guard let first = stops.first, let last = stops.last else { return }
    let ends = [ResolvedStop(color: first.color, location: 0)] + stops
    for (from, to) in zip(ends, stops + [ResolvedStop(color: last.color, location: 1)]) {
      add(from, to, start)
    }
  }

  private func add(_ from: ResolvedStop, _ to: ResolvedStop, _ start: Double) {
    let turn = 2 * Double.pi
    let angle = Double(to.location - from.location) * turn
    guard angle > 0 else { return }
    let count = (angle / Self.widest).rounded(.up)
    var (low, lowColor) = (start + Double(from.location) * turn, from.color)
    for index in stride(from: 1, through: count, by: 1) {
      let share = index / count
      let color = [from, to].color(
        at: from.location + (to.location - from.location) * CGFloat(share))
      let high = start + Double(from.location) * turn + angle * share
      addWedge(from: low, lowColor, to: high, index == count ? to.color : color)
      (low, lowColor) = (high, color)
    }
  }

  private func addWedge(
    from low: Double, _ lowColor: ResolvedColor, to high: Double, _ highColor: ResolvedColor
  ) {
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, center.x, center.y)
    for angle in [low, high] {
      cairo_mesh_pattern_line_to(
        pattern, center.x + radius * CGFloat(cos(angle)), center.y + radius * CGFloat(sin(angle)))
    }
    for (corner, color) in [lowColor, lowColor, highColor, highColor].enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(corner), color.red, color.green, color.blue, color.opacity * alpha)
    }
    cairo_mesh_pattern_end_patch(pattern)
  }
}

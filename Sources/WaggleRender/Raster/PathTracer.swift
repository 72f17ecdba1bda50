import CCairoPango
package import Foundation
package import Waggle

/// Adds paths to a Cairo context.
package struct PathTracer {
  private let context: OpaquePointer

  package init(_ context: OpaquePointer) { self.context = context }

  /// Adds `path` with the offset and scale that map `source` to `target`. A side of 0 is not scaled.
  package func add(_ path: Path, from source: CGRect, to target: CGRect) {
    let x = Mapping(source.minX, source.width, target.minX, target.width)
    let y = Mapping(source.minY, source.height, target.minY, target.height)
    var last = CGPoint.zero
    var start = CGPoint.zero
    func add(_ element: Path.Element) {
      switch element {
      case .move(let end):
        cairo_move_to(context, x(end.x), y(end.y))
        last = end
        start = end
      case .line(let end):
        cairo_line_to(context, x(end.x), y(end.y))
        last = end
      case .quadCurve(let end, let control):
        // The equivalent cubic curve: its control points are two thirds of the distance from each end to the
        // quadratic's.
        cairo_curve_to(
          context, x(twoThirds(last.x, control.x)), y(twoThirds(last.y, control.y)),
          x(twoThirds(end.x, control.x)), y(twoThirds(end.y, control.y)), x(end.x), y(end.y))
        last = end
      case .curve(let end, let first, let second):
        cairo_curve_to(
          context, x(first.x), y(first.y), x(second.x), y(second.y), x(end.x), y(end.y))
        last = end
      case .closeSubpath:
        cairo_close_path(context)
        last = start
      }
    }
    path.forEach(add)
  }
}

/// Maps one axis of a path from its own box to a frame; clamps what is not a number or beyond Cairo's range.
private struct Mapping {
  let offset: CGFloat
  let factor: CGFloat

  init(_ from: CGFloat, _ length: CGFloat, _ to: CGFloat, _ newLength: CGFloat) {
    factor = length != 0 ? newLength / length : 1
    offset = to - from * factor
  }

  func callAsFunction(_ value: CGFloat) -> CGFloat { inRange(value * factor + offset) }
}

private func twoThirds(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * 2 / 3 }

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
        let (first, second) = (twoThirds(last, control), twoThirds(end, control))
        cairo_curve_to(
          context, x(first.x), y(first.y), x(second.x), y(second.y), x(end.x), y(end.y))
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

/// A control point of the cubic curve that equals a quadratic one: two thirds of the distance from an end to the
/// quadratic's control point.
private func twoThirds(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
  CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
}

import Foundation

/// The cubic Bézier curve from (0, 0) to (1, 1) with two control points, as y over x (M002).
///
/// The x of the control points is kept in 0…1, so that x never goes back.
struct CubicBezier {
  private let x: Component
  private let y: Component

  init(_ start: UnitPoint, _ end: UnitPoint) {
    x = Component(min(max(start.x, 0), 1), min(max(end.x, 0), 1))
    y = Component(start.y, end.y)
  }

  /// The y at an x in 0…1.
  func value(at x: Double) -> Double { y.value(at: parameter(at: x)) }

  /// How steep the curve is at an x in 0…1. Where it stands still in both directions, as at a control
  /// point that lies on an end, it is the steepness of the next order.
  func slope(at x: Double) -> Double {
    let s = parameter(at: x)
    let (dx, dy) = (self.x.slope(at: s), y.slope(at: s))
    if abs(dx) > Self.precision { return dy / dx }
    let (ddx, ddy) = (self.x.curvature(at: s), y.curvature(at: s))
    if abs(dy) <= Self.precision, abs(ddx) > Self.precision { return ddy / ddx }
    return abs(dy) <= Self.precision ? 1 : dy / Self.precision
  }

  /// The place along the curve at an x: by Newton's steps, and by halving where they lead nowhere.
  private func parameter(at x: Double) -> Double {
    var s = x
    for _ in 0..<8 {
      let error = self.x.value(at: s) - x
      if abs(error) < Self.precision { return s }
      let slope = self.x.slope(at: s)
      guard abs(slope) > Self.precision else { break }
      s = min(max(s - error / slope, 0), 1)
    }
    return halvedParameter(at: x)
  }

  private func halvedParameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while high - low > Self.precision {
      let middle = (low + high) / 2
      if self.x.value(at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Far below the 2⁻²⁰ that can be seen.
  private static let precision = 1e-9

  /// One coordinate as a polynomial: a s³ + b s² + c s.
  private struct Component {
    let a, b, c: Double

    init(_ first: CGFloat, _ second: CGFloat) {
      let (first, second) = (Double(first), Double(second))
      (a, b, c) = (1 + 3 * first - 3 * second, 3 * second - 6 * first, 3 * first)
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }
    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
    func curvature(at s: Double) -> Double { 6 * a * s + 2 * b }
  }
}

import Foundation

/// The cubic Bézier curve from (0, 0) to (1, 1) with two control points, as a function from x to y (M002).
///
/// The x of the control points is clamped to 0…1, so that x never decreases.
struct CubicBezier {
  private let x: Component
  private let y: Component

  init(_ start: UnitPoint, _ end: UnitPoint) {
    x = Component(min(max(start.x, 0), 1), min(max(end.x, 0), 1))
    y = Component(start.y, end.y)
  }

  /// The y at an x in 0…1.
  func value(at x: Double) -> Double { y.value(at: parameter(at: x)) }

  /// The slope at an x in 0…1; 1 where both derivatives are 0, as at an end with a control point on it. Where
  /// rounding leaves a trace of the x derivative alone, it is 0, as in SwiftUI (M196).
  func slope(at x: Double) -> Double {
    let s = parameter(at: x)
    let (dx, dy) = (self.x.slope(at: s), y.slope(at: s))
    if abs(dx) > Self.precision { return dy / dx }
    if abs(dy) > Self.precision { return dy / Self.precision }
    return dx == 0 ? 1 : 0
  }

  /// The curve parameter at an x: by Newton's method, and by bisection where that does not converge.
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

  /// Far below 2⁻²⁰, the smallest visible difference.
  private static let precision = 1e-9

  /// One coordinate as a polynomial: a s³ + b s² + c s.
  private struct Component {
    let a, b, c: Double

    init(_ first: CGFloat, _ second: CGFloat) {
      let (first, second) = (Double(first), Double(second))
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }
    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
  }
}

extension CubicBezier: CustomStringConvertible {
  /// The six coefficients, in SwiftUI's format.
  var description: String {
    "SwiftUI.UnitCurve.CubicSolver(ax: \(x.a), bx: \(x.b), cx: \(x.c), ay: \(y.a), by: \(y.b), cy: \(y.c))"
  }
}

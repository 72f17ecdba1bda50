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

  /// How steep the curve is at an x in 0…1: 1 where it stands still in both directions, as it does at a control point
  /// that lies on an end. Where rounding leaves a trace of the x alone, it is 0: so does the system (M196).
  func slope(at x: Double) -> Double {
    let s = parameter(at: x)
    let (dx, dy) = (self.x.slope(at: s), y.slope(at: s))
    if abs(dx) > Self.precision { return dy / dx }
    if abs(dy) > Self.precision { return dy / Self.precision }
    return dx == 0 ? 1 : 0
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
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }
    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
  }
}

extension CubicBezier: CustomStringConvertible {
  /// The six coefficients, as SwiftUI prints them.
  var description: String {
    "SwiftUI.UnitCurve.CubicSolver(ax: \(x.a), bx: \(x.b), cx: \(x.c), ay: \(y.a), by: \(y.b), cy: \(y.c))"
  }
}

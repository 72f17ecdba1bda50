import Foundation
import Testing
import Waggle

@Suite struct UnitCurveTests {
  /// The y of a cubic curve at an x, by halving the stretch that holds it.
  private func halved(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double
  {
    func along(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if along(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return along(y1, y2, low)
  }

  @Test func `The named curves have these control points (M001)`() {
    let named: [(UnitCurve, Double, Double, Double, Double)] = [
      (.linear, 0, 0, 1, 1), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1),
      (.easeInOut, 0.42, 0, 0.58, 1),
    ]
    for (curve, x1, y1, x2, y2) in named {
      for x in [0, 0.1, 0.37, 0.5, 0.9, 1] {
        #expect(abs(curve.value(at: x) - halved(x1, y1, x2, y2, x)) < 1e-6)
      }
    }
    #expect(abs(UnitCurve.easeIn.value(at: 0.5) - 0.3154) < 5e-5)
  }

  @Test func `A curve may leave 0…1, its input may not (M002)`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.5, y: -1), endControlPoint: UnitPoint(x: 0.5, y: 2))
    #expect(abs(curve.value(at: 0.2) + 0.2065) < 5e-5)
    #expect(curve.value(at: -1) == 0)
    #expect(abs(curve.value(at: 2) - 1) < 1e-6)
  }

  @Test func `The x of control points is clamped to 0…1`() {
    let wide = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -3, y: 0), endControlPoint: UnitPoint(x: 4, y: 1))
    let kept = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(wide.value(at: 0.3) == kept.value(at: 0.3))
  }

  @Test func `Circular curves are quarters of circles (M003)`() {
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    let both = UnitCurve.circularEaseInOut
    #expect(abs(both.value(at: 0.3) - (1 - (1 - 4 * 0.09).squareRoot()) / 2) < 1e-12)
    let late = ((8 * 0.8 - 4 * 0.64 - 3).squareRoot() + 1) / 2
    #expect(abs(both.value(at: 0.8) - late) < 1e-12)
  }

  @Test func `An inverse takes a value back to its progress (M003)`() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]
    for curve in curves {
      for p in stride(from: 0.05, to: 1, by: 0.1) {
        #expect(abs(curve.inverse.value(at: curve.value(at: p)) - p) < 1e-6)
      }
      #expect(curve.inverse.inverse == curve)
    }
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
  }

  @Test func `The velocity is the slope of the value`() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .circularEaseInOut.inverse, .easeInOut.inverse,
    ]
    for curve in curves {
      for p in [0.1, 0.3, 0.49, 0.6, 0.9] {
        let slope = (curve.value(at: p + 1e-4) - curve.value(at: p - 1e-4)) / 2e-4
        #expect(abs(curve.velocity(at: p) - slope) < 1e-3)
      }
    }
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
  }

  @Test func `The velocity of a curve at a standstill is the recorded one (M196)`() {
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeInOut.velocity(at: 0) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 1) == 0)
    #expect(abs(UnitCurve.easeIn.velocity(at: 0.999) - 1 / 0.58) < 0.1)
  }
}

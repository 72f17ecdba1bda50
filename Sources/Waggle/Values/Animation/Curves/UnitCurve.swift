import Foundation

/// A function from progress in 0…1 to a value, 0 at the start and 1 at the end.
public struct UnitCurve: Hashable, Sendable {
  private var shape: Shape
  private var isInverse = false

  private init(_ shape: Shape) { self.shape = shape }

  /// At constant speed.
  public static let linear = UnitCurve(.line)
  /// Starts slowly (M001).
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Ends slowly (M001).
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Starts and ends slowly (M001).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A quarter of a circle that starts flat (M003).
  public static let circularEaseIn = UnitCurve(.circleIn)
  /// A quarter of a circle that ends flat (M003).
  public static let circularEaseOut = UnitCurve(.circleOut)
  /// Two quarters of circles, flat at both ends (M003).
  public static let circularEaseInOut = UnitCurve(.circleInOut)

  /// The cubic Bézier curve from (0, 0) to (1, 1) with two control points, whose x is clamped to 0…1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(.bezier(startControlPoint, endControlPoint)) }

  /// The curve with x and y swapped: it maps a value of this curve to its progress (M003).
  public var inverse: UnitCurve {
    var curve = self
    switch shape {
    case .line: break
    case .bezier(let start, let end):
      curve.shape = .bezier(UnitPoint(x: start.y, y: start.x), UnitPoint(x: end.y, y: end.x))
    case .circleIn: curve.shape = .circleOut
    case .circleOut: curve.shape = .circleIn
    case .circleInOut: curve.isInverse.toggle()
    }
    return curve
  }

  /// The value at a progress, which is clamped to 0…1; a Bézier curve may leave 0…1 in between.
  public func value(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    return switch shape {
    case .line: p
    case .bezier(let start, let end): CubicBezier(start, end).value(at: p)
    case .circleIn: 1 - (1 - p * p).squareRoot()
    case .circleOut: ((2 - p) * p).squareRoot()
    case .circleInOut: inTwoHalves(p) { isInverse ? Self.rise($0) : Self.fall($0) }
    }
  }

  /// The slope at a progress, which is clamped to 0…1; 1 for the linear curve.
  public func velocity(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    return switch shape {
    case .line: 1
    case .bezier(let start, let end): CubicBezier(start, end).slope(at: p)
    case .circleIn: p / (1 - p * p).squareRoot()
    case .circleOut: (1 - p) / ((2 - p) * p).squareRoot()
    case .circleInOut: velocityInHalf(p < 0.5 ? 2 * p : 2 - 2 * p)
    }
  }

  /// The value of a curve whose second half is its first half, rotated by half a turn.
  private func inTwoHalves(_ p: Double, _ half: (Double) -> Double) -> Double {
    p < 0.5 ? half(2 * p) / 2 : 1 - half(2 - 2 * p) / 2
  }

  /// The quarter circles that start flat (`fall`) and steep (`rise`).
  private static func fall(_ p: Double) -> Double { 1 - (1 - p * p).squareRoot() }
  private static func rise(_ p: Double) -> Double { ((2 - p) * p).squareRoot() }

  private func velocityInHalf(_ p: Double) -> Double {
    isInverse ? (1 - p) / ((2 - p) * p).squareRoot() : p / (1 - p * p).squareRoot()
  }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Self {
    bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// The equivalent Bézier curve, if there is one.
  var bezier: CubicBezier? {
    switch shape {
    case .line: CubicBezier(UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 1))
    case .bezier(let start, let end): CubicBezier(start, end)
    case .circleIn, .circleOut, .circleInOut: nil
    }
  }

  private enum Shape: Hashable {
    case line
    case bezier(UnitPoint, UnitPoint)
    case circleIn, circleOut, circleInOut
  }
}

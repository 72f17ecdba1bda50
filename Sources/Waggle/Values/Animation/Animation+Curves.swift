public import Foundation

extension Animation {
  /// At the same speed all the way, in 0.35 s (M001).
  public static let linear = linear(duration: curveDuration)
  /// Slow at first, in 0.35 s (M001).
  public static let easeIn = easeIn(duration: curveDuration)
  /// Slow at last, in 0.35 s (M001).
  public static let easeOut = easeOut(duration: curveDuration)
  /// Slow at first and at last, in 0.35 s (M001).
  public static let easeInOut = easeInOut(duration: curveDuration)

  /// At the same speed all the way.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Slow at first and at last.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Along a cubic Bézier curve from (0, 0) to (1, 1) with two control points; x is the part of the
  /// duration and kept in 0…1, y the part of the way and free (M002).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
      endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y)))
    return timingCurve(curve, duration: duration)
  }

  /// Along a unit curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveMotion(curve: curve, duration: duration))
  }

  private static let curveDuration = 0.35
}

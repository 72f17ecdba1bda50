public import Foundation

extension Animation {
  /// At constant speed, in 0.35 s (M001).
  public static let linear = linear(duration: curveDuration)
  /// Starts slowly, in 0.35 s (M001).
  public static let easeIn = easeIn(duration: curveDuration)
  /// Ends slowly, in 0.35 s (M001).
  public static let easeOut = easeOut(duration: curveDuration)
  /// Starts and ends slowly, in 0.35 s (M001).
  public static let easeInOut = easeInOut(duration: curveDuration)

  /// At constant speed; the duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Starts slowly; the duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Ends slowly; the duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Starts and ends slowly; the duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Follows a cubic Bézier curve from (0, 0) to (1, 1) with two control points. x is the fraction of the duration
  /// and is clamped to 0…1; y is the fraction of the change and is not clamped (M002).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
      endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y)))
    return timingCurve(curve, duration: duration)
  }

  /// Follows a unit curve; the duration is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  private static let curveDuration = 0.35
}

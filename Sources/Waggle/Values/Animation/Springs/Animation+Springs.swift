public import Foundation

extension Animation {
  /// The default of `withAnimation`: a spring with no bounce and a response of 0.55 s (M013).
  public static let `default` = Animation(DefaultAnimation())

  /// A spring of 0.5 s with no bounce (M004).
  public static let spring = spring(duration: 0.5, bounce: 0)

  /// A spring that keeps the velocity of the animation that it replaces (M028).
  ///
  /// - Parameters:
  ///   - duration: the perceived duration, in seconds.
  ///   - bounce: 0 for none, up to 1 for a spring that never comes to rest, below 0 for an overdamped one (M005).
  ///   - blendDuration: the seconds over which the duration changes from that of the spring that it replaces.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring that keeps the velocity of the animation that it replaces. The response is the period of the undamped
  /// spring in seconds; the damping fraction is 1 for critical damping (M004).
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring that keeps the velocity of the animation that it replaces.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SteppedSpringAnimation(spring, blendDuration: blendDuration))
  }

  /// A spring of 0.15 s for interactive changes, such as a drag (M004).
  public static let interactiveSpring = interactiveSpring(duration: 0.15, extraBounce: 0)

  /// A spring for interactive changes, such as a drag (M004).
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring for interactive changes, such as a drag, with a bounce of 0.15 plus `extraBounce` (M004).
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring of 0.5 s with no bounce (M004).
  public static let smooth = smooth(duration: 0.5)
  /// A spring of 0.5 s with a small bounce (M004).
  public static let snappy = snappy(duration: 0.5)
  /// A spring of 0.5 s with a large bounce (M004).
  public static let bouncy = bouncy(duration: 0.5)

  /// A spring with a bounce of `extraBounce` (M004).
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15 plus `extraBounce` (M004).
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3 plus `extraBounce` (M004).
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

extension Animation {
  /// A spring of 0.5 s with no bounce, whose motion is added to that of the animations before it (M011).
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)

  /// A spring whose motion is added to that of the animations before it; the velocity is in whole changes per
  /// second (M011).
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return interpolatingSpring(spring, initialVelocity: initialVelocity)
  }

  /// A spring whose motion is added to that of the animations before it; the velocity is in whole changes per
  /// second (M011).
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose motion is added to that of the animations before it; the velocity is in whole changes per
  /// second (M011).
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(ClosedFormSpringAnimation(spring, initialVelocity: initialVelocity))
  }
}

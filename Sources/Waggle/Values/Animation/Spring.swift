public import Foundation

/// A mass on a spring, slowed down by a damper.
///
/// Held as the speed of its swing without damping, ω₀ = 2π/response, the damping ratio z and the
/// mass; everything else follows from these (M005, M006).
public struct Spring: Hashable, Sendable {
  /// What swings, in units of its own.
  public let mass: Double
  /// The damping as a part of what just prevents swinging: 0 none, 1 no swing, above 1 sluggish.
  public let dampingRatio: Double
  /// 2π/response, in radians a second; infinite for a spring that is there at once.
  let frequency: Double

  /// Makes a spring from the time that it seems to take and its bounce: 0 is none, 1 never rests,
  /// below 0 is sluggish; the bounce is kept in -1…1 (M005).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -1))
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Makes a spring from the seconds of one swing without damping and its damping ratio. One with no
  /// response is there at once.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio, mass: 1)
  }

  /// Makes a spring from its physical parts; more damping than prevents swinging is cut off unless it
  /// is allowed (M006).
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  init(frequency: Double, dampingRatio: Double, mass: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio > 0 ? min(dampingRatio, Self.greatestRatio) : 0
    self.mass = mass
  }

  /// Damping ratios end here, so that all arithmetic stays finite; such a spring hardly moves.
  private static let greatestRatio = 1e6
}

extension Spring {
  /// The seconds of one swing without damping.
  public var response: Double { 2 * .pi / frequency }

  /// The time that the spring seems to take, in seconds; its response.
  public var duration: TimeInterval { response }

  /// 0 for none, up to 1 for a spring that never rests, below 0 for a sluggish one (M005).
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The force by distance.
  public var stiffness: Double { mass * frequency * frequency }

  /// The force by speed.
  public var damping: Double { 2 * dampingRatio * frequency * mass }
}

extension Spring {
  /// A spring of 0.5 s with no bounce (M004).
  public static let smooth = smooth()
  /// A spring of 0.5 s with a small bounce (M004).
  public static let snappy = snappy()
  /// A spring of 0.5 s with a large bounce (M004).
  public static let bouncy = bouncy()

  /// A spring with no bounce but what is added (M004).
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 and what is added (M004).
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and what is added (M004).
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

public import Foundation

/// A mass on a spring with a damper.
///
/// Stored as the undamped angular frequency ω₀ = 2π/response, the damping ratio z and the mass; everything else
/// follows from these (M005, M006).
public struct Spring: Hashable, Sendable {
  /// The mass, in arbitrary units.
  public let mass: Double
  /// Damping relative to critical damping: 0 none, 1 critical, above 1 overdamped.
  public let dampingRatio: Double
  /// 2π/response, in radians per second; infinite for a spring that arrives at once.
  let frequency: Double

  /// Creates a spring from its perceived duration in seconds and its bounce: 0 for none, 1 never comes to rest,
  /// below 0 is overdamped; the bounce is clamped to -1…1 (M005).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -1))
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring from its undamped period in seconds and its damping ratio. A response of 0 arrives at once.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio, mass: 1)
  }

  /// Creates a spring from its physical parameters; overdamping is reduced to critical damping unless it is allowed
  /// (M006).
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

  /// The largest damping ratio, which keeps all arithmetic finite; such a spring hardly moves.
  private static let greatestRatio = 1e6
}

extension Spring {
  /// The undamped period, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The perceived duration, in seconds; equal to the response.
  public var duration: TimeInterval { response }

  /// 0 for none, up to 1 for a spring that never comes to rest, below 0 for an overdamped one (M005).
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The force per distance.
  public var stiffness: Double { mass * frequency * frequency }

  /// The force per velocity.
  public var damping: Double { 2 * dampingRatio * frequency * mass }
}

extension Spring {
  /// A spring of 0.5 s with no bounce (M004).
  public static let smooth = smooth()
  /// A spring of 0.5 s with a small bounce (M004).
  public static let snappy = snappy()
  /// A spring of 0.5 s with a large bounce (M004).
  public static let bouncy = bouncy()

  /// A spring with a bounce of `extraBounce` (M004).
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 plus `extraBounce` (M004).
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 plus `extraBounce` (M004).
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

package import Foundation

/// The path of an offset along one axis after the user has let go, as a function of the time since: it glides, slower and
/// slower, and then a spring may take over.
///
/// Distances are counted from where the way ends. Always true: the distance approaches 0, and is 0 once `isOver`.
package struct ScrollPath: Equatable {
  /// The distance at the start of the glide, and how far the glide would go.
  private var start: Double
  private var travel: Double
  /// The part of the remaining travel that is lost per second, to the base of e.
  private var rate: Double
  /// When the spring takes over, with this distance and this speed in points per second.
  private var springTime: TimeInterval
  private var springStart: Double
  private var springSpeed: Double

  /// The spring at an edge and to a target: critically damped, 0.5 s (L119).
  private static let spring = Spring(response: 0.5, dampingRatio: 1)
  /// A glide is at rest when less than this remains, in points.
  private static let smallest = 0.1

  /// No way at all.
  package static let rest = ScrollPath(
    start: 0, travel: 0, rate: 0, springTime: 0, springStart: 0, springSpeed: 0)
}

/// How fast content slows down (L116).
package enum ScrollDeceleration {
  case normal
  case fast

  /// What remains of the speed after a millisecond.
  private var factor: Double { self == .fast ? 0.99 : 0.998 }

  /// The part of the speed that is lost per second, to the base of e.
  fileprivate var rate: Double { -1000 * log(factor) }

  /// How far the content continues at a speed, in points.
  package func travel(at speed: Double) -> Double { speed / 1000 * factor / (1 - factor) }
}

// MARK: Ways

extension ScrollPath {
  /// Slows down within a range; bounces at an edge of it, or stops there. From outside of the range it springs back, unless
  /// the speed carries it inside.
  ///
  /// - Returns: the way, and where it ends.
  package static func glide(
    from offset: Double, at speed: Double, in range: ClosedRange<Double>, bounces: Bool,
    _ deceleration: ScrollDeceleration = .normal
  ) -> (path: ScrollPath, end: Double) {
    let (rate, travel) = (deceleration.rate, deceleration.travel(at: speed))
    let projected = offset + travel
    let end = min(max(projected, range.lowerBound), range.upperBound)
    if end == projected {
      let time = travel == 0 ? 0 : max(0, log(abs(travel) / smallest) / rate)
      let path = ScrollPath(
        start: -travel, travel: travel, rate: rate, springTime: time, springStart: 0,
        springSpeed: 0)
      return (path, end)
    }
    // Outside of the range, or about to pass an edge of it.
    let part = (end - offset) / travel
    guard travel != 0, part > 0 else { return (spring(by: offset - end, at: speed), end) }
    let time = -log(1 - part) / rate
    let speedThere = bounces ? rate * travel * (1 - part) : 0
    let path = ScrollPath(
      start: offset - end, travel: travel, rate: rate, springTime: time, springStart: 0,
      springSpeed: speedThere)
    return (path, end)
  }

  /// Continues to a target that a behaviour has chosen: as a glide where that is natural, else by a spring.
  package static func approach(_ target: Double, from offset: Double, at speed: Double)
    -> ScrollPath
  {
    let distance = target - offset
    let rate = distance == 0 ? 0 : speed / distance
    guard (1.5...12).contains(rate), abs(distance) > smallest else {
      return spring(by: -distance, at: speed)
    }
    return ScrollPath(
      start: -distance, travel: distance, rate: rate,
      springTime: log(abs(distance) / smallest) / rate, springStart: 0, springSpeed: 0)
  }

  /// A spring to the end from a distance. It does not swing past the end, however fast it starts.
  static func spring(by distance: Double, at speed: Double) -> ScrollPath {
    let fastest = -2 * Double.pi / spring.response * distance
    let limited = distance == 0 ? 0 : distance > 0 ? max(speed, fastest) : min(speed, fastest)
    return ScrollPath(
      start: 0, travel: 0, rate: 0, springTime: 0, springStart: distance, springSpeed: limited)
  }
}

// MARK: Where it is

extension ScrollPath {
  /// The distance from the end, `time` seconds after the start.
  package func distance(at time: TimeInterval) -> Double {
    if time < springTime { return start + travel * (1 - exp(-rate * time)) }
    return springStart
      + Self.spring.value(
        target: -springStart, initialVelocity: springSpeed, time: time - springTime)
  }

  /// The speed in points per second, `time` seconds after the start.
  package func speed(at time: TimeInterval) -> Double {
    if time < springTime { return rate * travel * exp(-rate * time) }
    return Self.spring.velocity(
      target: -springStart, initialVelocity: springSpeed, time: time - springTime)
  }

  /// Whether a spring has taken over.
  func isSpring(at time: TimeInterval) -> Bool {
    time >= springTime && (springStart != 0 || springSpeed != 0)
  }

  /// Whether the motion has come to rest.
  package func isOver(at time: TimeInterval) -> Bool {
    time >= springTime && abs(distance(at: time)) < Self.smallest && abs(speed(at: time)) < 5
  }
}

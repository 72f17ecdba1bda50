public import Foundation

extension Spring {
  /// The time after which a spring from 0 to 1 stays within 0.001 of its end, in seconds (M008).
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// An estimate of the time after which the spring stays within `epsilon` of its target, in seconds; infinite
  /// without damping (M008).
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    if !frequency.isFinite { return 0 }
    if dampingRatio < 1 {
      let pull = target.scaled(by: dampingRatio * frequency) - initialVelocity
      return fadingTime(from: pull.length + target.length, to: epsilon)
    }
    return triedTime(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// The time in which a decay with rate z ω₀ falls from `size` to `epsilon`; infinite without decay.
  func fadingTime(from size: Double, to epsilon: Double) -> TimeInterval {
    let fading = dampingRatio * frequency
    return fading > 0 ? max(0, log(size / epsilon) / fading) : .infinity
  }

  /// The first time, in steps of 0.1 s, from which the spring stays within `epsilon` for more than a second.
  private func triedTime<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    var settled: Int?
    for step in 0..<Self.mostSteps {
      let rest = rest(after: Double(step) * 0.1)
      let distance = target.scaled(by: rest.distance) - initialVelocity.scaled(by: rest.push)
      settled = distance.length < epsilon ? settled ?? step : nil
      if let settled, step - settled > 10 { return Double(settled) * 0.1 }
    }
    return .infinity
  }

  /// Limits the search to nearly three hours.
  private static let mostSteps = 100_000

  /// Creates a spring from its settling time, by the envelope of its velocity: the time in which z e^(-z ω₀ t) /
  /// √(1 - z²) falls to `epsilon`; for a spring without oscillation, the time in which it comes that close to its
  /// end (M195).
  ///
  /// The time is clamped to 0.01…10 s, the ratio to 0.001…1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio > 0.001 ? min(dampingRatio, 1) : 0.001
    let duration = settlingDuration > 0.01 ? min(settlingDuration, 10) : 0.01
    let phase =
      ratio < 1
      ? Self.fading(dampingRatio: ratio, to: epsilon) / ratio : Self.phase(at: epsilon)
    self.init(frequency: phase / duration, dampingRatio: ratio, mass: 1)
  }

  /// The z ω₀ t at which the envelope has fallen to `epsilon`; at least 1, because weak damping would otherwise
  /// give a slower spring.
  private static func fading(dampingRatio z: Double, to epsilon: Double) -> Double {
    let fading = log(z / ((1 - z * z).squareRoot() * epsilon))
    return fading > 1 ? fading : 1
  }

  /// The ω₀ t at which a critically damped spring is within ε.
  private static func phase(at epsilon: Double) -> Double {
    let unit = Spring(frequency: 1, dampingRatio: 1, mass: 1)
    return solve { unit.rest(after: $0).distance < epsilon }
  }

  /// The smallest positive number for which the predicate holds; it must hold for all greater ones.
  private static func solve(_ holds: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    while !holds(high), high < 1e12 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

extension VectorArithmetic {
  /// The Euclidean length.
  var length: Double { magnitudeSquared.squareRoot() }
}

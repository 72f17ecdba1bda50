public import Foundation

extension Spring {
  /// The time after which a spring that goes from 0 to 1 stays within 0.001 of its end (M008).
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// An estimate of the time after which a spring stays within `epsilon` of its target; infinite
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

  /// The time in which what fades with z ω₀ falls to `epsilon`; infinite where nothing fades.
  func fadingTime(from size: Double, to epsilon: Double) -> TimeInterval {
    let fading = dampingRatio * frequency
    return fading > 0 ? max(0, log(size / epsilon) / fading) : .infinity
  }

  /// In steps of 0.1 s, the first time that stays within `epsilon` for more than a second.
  private func triedTime<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    var settled: Int?
    for step in 0..<Self.mostSteps {
      let rest = rest(after: Double(step) * 0.1)
      let distance = target.scaled(by: rest.place) - initialVelocity.scaled(by: rest.push)
      settled = distance.length < epsilon ? settled ?? step : nil
      if let settled, step - settled > 10 { return Double(settled) * 0.1 }
    }
    return .infinity
  }

  /// Nearly three hours.
  private static let mostSteps = 100_000

  /// Makes a spring that settles in a time, by the envelope of its speed: the time in which
  /// z e^(-z ω₀ t) / √(1 - z²) falls to `epsilon`, for a spring without swing the time in which it
  /// comes that near (M195).
  ///
  /// The time is kept in 0.01…10 s, the ratio in 0.001…1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio > 0.001 ? min(dampingRatio, 1) : 0.001
    let duration = settlingDuration > 0.01 ? min(settlingDuration, 10) : 0.01
    let phase =
      ratio < 1
      ? Self.fading(dampingRatio: ratio, to: epsilon) / ratio : Self.phase(at: epsilon)
    self.init(frequency: phase / duration, dampingRatio: ratio, mass: 1)
  }

  /// The z ω₀ t at which the envelope has fallen to `epsilon`; at least 1, where a weaker damping
  /// would ask for a slower spring.
  private static func fading(dampingRatio z: Double, to epsilon: Double) -> Double {
    let fading = log(z / ((1 - z * z).squareRoot() * epsilon))
    return fading > 1 ? fading : 1
  }

  /// The ω₀ t at which a spring that just does not swing is within ε.
  private static func phase(at epsilon: Double) -> Double {
    let unit = Spring(frequency: 1, dampingRatio: 1, mass: 1)
    return solve { unit.rest(after: $0).place < epsilon }
  }

  /// The number above 0 from which on something holds.
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
  /// The square root of the sum of the squares.
  var length: Double { magnitudeSquared.squareRoot() }
}

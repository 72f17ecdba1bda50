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

  /// Makes a spring that settles in a time (M008); without damping it would never, so a ratio below
  /// 0.001 counts as that.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 0.001)
    let frequency =
      ratio < 1
      ? Self.fading(in: settlingDuration, to: epsilon) / ratio
      : Self.phase(at: epsilon, dampingRatio: ratio) / settlingDuration
    self.init(frequency: frequency, dampingRatio: ratio, mass: 1)
  }

  /// The g for which ln((g + 1)/ε)/g is a duration.
  private static func fading(in duration: TimeInterval, to epsilon: Double) -> Double {
    solve { log(($0 + 1) / epsilon) / $0 < duration }
  }

  /// The ω₀ t at which a spring that does not swing is within ε: it depends on the ratio alone.
  private static func phase(at epsilon: Double, dampingRatio: Double) -> Double {
    let unit = Spring(frequency: 1, dampingRatio: dampingRatio, mass: 1)
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

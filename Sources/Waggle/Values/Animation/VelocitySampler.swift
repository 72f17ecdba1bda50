package import Foundation

/// The speed of something that is only seen at moments, such as a finger (M031).
///
/// The last three samples count: the speed between the older two for three quarters, that between the
/// newer two for one. It fades while nothing is seen.
package struct VelocitySampler<Value: VectorArithmetic> {
  private var last: (value: Value, time: TimeInterval)?
  /// Between the newest two samples, and between the two before these.
  private var newest: Value?
  private var older: Value?

  /// Makes a sampler that has seen nothing.
  package init() {}

  /// Where it is now; of two samples at one time the later counts.
  package mutating func add(_ value: Value, at time: TimeInterval) {
    guard let last else {
      self.last = (value, time)
      return
    }
    guard time > last.time else {
      self.last?.value = value
      return
    }
    older = newest
    newest = (value - last.value).scaled(by: 1 / (time - last.time))
    self.last = (value, time)
  }

  /// The speed per second at a time, the last sample's or later; zero before two samples.
  package func velocity(at time: TimeInterval) -> Value {
    guard let last, let newest else { return .zero }
    let speed = older.map { newest.interpolated(towards: $0, amount: 0.75) } ?? newest
    return speed.scaled(by: pow(0.998, max(0, time - last.time) * 1000))
  }
}

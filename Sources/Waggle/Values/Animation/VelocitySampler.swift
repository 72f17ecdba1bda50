package import Foundation

/// Estimates the velocity of a value from samples, such as the positions of a drag (M031).
///
/// The last three samples count: three quarters of the velocity between the older two and one quarter of that
/// between the newer two. The estimate decays while no sample arrives.
package struct VelocitySampler<Value: VectorArithmetic> {
  private var last: (value: Value, time: TimeInterval)?
  /// The velocities between the newest two samples, and between the two before.
  private var newest: Value?
  private var older: Value?

  /// Creates a sampler without samples.
  package init() {}

  /// Adds a sample; of two at the same time, the later one counts.
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

  /// The velocity per second at the time of the last sample or later; zero with fewer than two samples.
  package func velocity(at time: TimeInterval) -> Value {
    guard let last, let newest else { return .zero }
    let speed = older.map { newest.interpolated(towards: $0, amount: 0.75) } ?? newest
    return speed.scaled(by: pow(0.998, max(0, time - last.time) * 1000))
  }
}

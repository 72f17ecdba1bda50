/// A token bucket: `burst` at once, `rate` per second. A time earlier than the last one adds nothing.
package struct RateLimit {
  let rate: Double
  let burst: Double
  private var left: Double
  private var last: Duration

  package init(rate: Double, burst: Double, at time: Duration) {
    (self.rate, self.burst, left, last) = (rate, burst, burst, time)
  }

  /// Takes one at `time`; false if the limit is exceeded.
  package mutating func take(at time: Duration) -> Bool {
    left = min(burst, left + max(0, (time - last) / .seconds(1)) * rate)
    last = max(last, time)
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}

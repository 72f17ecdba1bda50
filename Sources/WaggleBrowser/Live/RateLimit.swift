/// Counts what comes in against what may: `burst` at once, `rate` a second.
package struct RateLimit {
  let rate: Double
  let burst: Double
  private var left: Double
  private var last: Duration

  package init(rate: Double, burst: Double, at time: Duration) {
    (self.rate, self.burst, left, last) = (rate, burst, burst, time)
  }

  /// One more at `time`; false where that is too many.
  package mutating func take(at time: Duration) -> Bool {
    left = min(burst, left + max(0, (time - last) / .seconds(1)) * rate)
    last = time
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}

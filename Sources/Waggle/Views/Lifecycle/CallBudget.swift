/// Allows two calls per period, which is a frame or an update of the views (R083, R086), and one report of the first
/// refusal (R084).
package struct CallBudget {
  private var period = -1
  private(set) var calls = 0
  private var hasReported = false

  package init() {}

  /// - Parameter limit: how many calls one period allows.
  package mutating func allowsCall(in period: Int, limit: Int = 2) -> Bool {
    if period != self.period {
      self.period = period
      calls = 0
    }
    calls += 1
    return calls <= limit
  }

  /// True only on the first call.
  package mutating func reportsRefusal() -> Bool {
    defer { hasReported = true }
    return !hasReported
  }
}

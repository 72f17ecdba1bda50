import Foundation

extension ViewHost {
  /// Advances the time. Visits the running animations, and the timers that are due, in the order of their times.
  func runClockPass(until moment: TimeInterval) {
    views.removingViews { runtime.clock.advance(to: moment) }
  }

  /// Ticks the animations that started in this frame at their time 0, and visits only those; false if there are none.
  func runAnimationStartPass() -> Bool {
    var hasBegun = false
    views.removingViews { hasBegun = runtime.clock.begin() }
    return hasBegun
  }
}

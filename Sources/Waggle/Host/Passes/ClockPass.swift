import Foundation

extension ViewHost {
  /// Advances the time: ticks the running animations, and runs the timers that are due.
  func runClockPass(until moment: TimeInterval) {
    views.removingViews { runtime.clock.advance(to: moment) }
  }

  /// Ticks the animations that started in this frame at their time 0; false if there are none.
  func runAnimationStartPass() -> Bool {
    var hasBegun = false
    views.removingViews { hasBegun = runtime.clock.begin() }
    return hasBegun
  }
}

public import Foundation

extension Animation {
  /// Starts after a delay in seconds (M020).
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay))
  }

  /// Runs faster by a factor: 2 halves the duration, including inner delays (M020).
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAdjustedAnimation(base: self, speed: speed))
  }

  /// Repeats the animation; every second repetition runs backwards if `autoreverses`. At the end the value itself
  /// is displayed, so an even count with autoreverse ends with a jump (M021, M022).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Repeats until another animation replaces this one (M022, M026).
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts as complete after `duration` seconds at the latest; it runs on to its end (M035).
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalDurationAnimation(base: self, duration: duration))
  }
}

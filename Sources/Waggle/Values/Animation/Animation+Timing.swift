public import Foundation

extension Animation {
  /// Waits before it starts, in seconds (M020).
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedMotion(base: self, delay: delay))
  }

  /// Runs faster by a factor: 2 takes half of the time, delays inside included (M020).
  public func speed(_ speed: Double) -> Animation {
    Animation(SpedMotion(base: self, speed: speed))
  }

  /// Runs so many times, every second time backwards unless told otherwise; then the value itself
  /// shows, so an even number that reverses ends with a jump (M021, M022).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedMotion(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Runs again and again until another animation replaces it (M022, M026).
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedMotion(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts as complete after so many seconds, if it does not before; it runs on all the same (M035).
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalMotion(base: self, duration: duration))
  }
}

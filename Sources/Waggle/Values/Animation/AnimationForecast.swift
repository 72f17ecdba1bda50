package import Foundation

/// The values of an animation in the frames to come, as they will be if nothing changes.
package struct AnimationForecast<Value> {
  /// The time between two values: that of a frame.
  package static var interval: TimeInterval { 1.0 / 60 }
  /// The longest forecast, in frames; longer animations have none.
  package static var limit: Int { 600 }

  /// Differs from those of all other changes of the animated value.
  package var change: Int
  /// The time of the forecast.
  package var start: TimeInterval
  /// The first value is kept so many frames, in which the animation waits for its delay.
  package var delay: Int
  /// The values from frame to frame. The last one is where the animation ends; if it repeats for ever, it is the first
  /// again.
  package var values: [Value]
  package var isEndless: Bool

  /// The time at which the animation is over; infinity if it repeats for ever.
  package var end: TimeInterval {
    isEndless ? .infinity : start + Double(delay + values.count - 1) * Self.interval
  }

  /// How long a repetition takes, or the whole after the delay.
  package var duration: TimeInterval { Double(values.count - 1) * Self.interval }

  /// The forecast of what is computed from the value.
  package func map<Result>(_ transform: (Value) -> Result) -> AnimationForecast<Result> {
    AnimationForecast<Result>(
      change: change, start: start, delay: delay, values: values.map(transform),
      isEndless: isEndless)
  }
}

/// Whether and how an animation ends, as far as that follows from the time alone.
enum AnimationCourse {
  case ends
  /// Repeats this animation for ever after a delay, in seconds of a clock that is faster by `speed`.
  case repeats(Animation, autoreverses: Bool, delay: TimeInterval, speed: Double)
}

extension Animation {
  /// Nil for animations of a program, which may do anything.
  var course: AnimationCourse? {
    switch base {
    case is CurveAnimation, is DefaultAnimation, is SteppedSpringAnimation,
      is ClosedFormSpringAnimation:
      .ends
    case let delayed as DelayedAnimation: delayed.base.course?.delayed(by: delayed.delay)
    case let adjusted as SpeedAdjustedAnimation: adjusted.base.course?.sped(up: adjusted.speed)
    case let logical as LogicalDurationAnimation: logical.base.course
    case let repeated as RepeatedAnimation: repeated.base.course?.repeated(repeated)
    default: nil
    }
  }
}

extension AnimationCourse {
  fileprivate func delayed(by time: TimeInterval) -> AnimationCourse {
    guard case .repeats(let base, let autoreverses, let delay, let speed) = self else {
      return .ends
    }
    return .repeats(base, autoreverses: autoreverses, delay: delay + time, speed: speed)
  }

  fileprivate func sped(up factor: Double) -> AnimationCourse? {
    guard factor > 0, factor.isFinite else { return nil }
    guard case .repeats(let base, let autoreverses, let delay, let speed) = self else {
      return .ends
    }
    return .repeats(base, autoreverses: autoreverses, delay: delay / factor, speed: speed * factor)
  }

  fileprivate func repeated(_ repetition: RepeatedAnimation) -> AnimationCourse? {
    guard case .ends = self else { return nil }
    guard repetition.count == nil else { return .ends }
    return .repeats(repetition.base, autoreverses: repetition.autoreverses, delay: 0, speed: 1)
  }
}

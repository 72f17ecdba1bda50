package import Foundation

/// How an effect continues by itself, for a host that can animate it without a frame of the program.
///
/// Always true: it says the same as the display lists of the frames to come would, at the times of those frames.
package final class DisplayMotion {
  package enum Track {
    /// The transforms of the effect, frame by frame, and the one that was set.
    case transforms([CGAffineTransform], set: CGAffineTransform)
    /// The opacities, frame by frame, and the one that was set.
    case opacities([Double], set: Double)
  }

  package let track: Track
  /// The time of the first value, in seconds since the host was created.
  package let start: TimeInterval
  /// How long the first value is kept before that of a repetition begins.
  package let delay: TimeInterval
  /// How long the values take; those of an endless motion are repeated.
  package let duration: TimeInterval
  package let isEndless: Bool
  /// The number of the change that is animated.
  let change: Int

  init<Value>(_ forecast: AnimationForecast<Value>, _ track: Track) {
    self.track = track
    start = forecast.start
    delay = Double(forecast.delay) * AnimationForecast<Value>.interval
    duration = forecast.duration
    isEndless = forecast.isEndless
    change = forecast.change
  }
}

extension DisplayMotion {
  /// Whether a forecast is that of this motion, and leads to the same opacity.
  func continues<Value>(_ forecast: AnimationForecast<Value>, toOpacity opacity: Double) -> Bool {
    guard case .opacities(_, let set) = track else { return false }
    return forecast.change == change && forecast.start == start && set == opacity
  }

  /// Whether a forecast is that of this motion, and leads to the same transform.
  func continues<Value>(
    _ forecast: AnimationForecast<Value>, toTransform transform: CGAffineTransform
  ) -> Bool {
    guard case .transforms(_, let set) = track else { return false }
    return forecast.change == change && forecast.start == start && set == transform
  }
}

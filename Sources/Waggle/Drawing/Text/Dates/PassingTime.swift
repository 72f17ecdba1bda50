import Foundation

/// The distance between the present and a date, in units or figures, which changes as time passes (C190).
///
/// A time that is left is rounded up to seconds, a time that is over is rounded down: so both change when a whole number
/// of seconds is between.
enum PassingTime: Equatable, Sendable {
  /// The two largest units of the distance.
  case relative(Date)
  /// The largest unit of the distance; with + after the date, and with - before it.
  case offset(Date)
  /// Hours, minutes and seconds to a date, then from it.
  case timer(Date)
  /// Hours, minutes and seconds within an interval.
  case interval(
    ClosedRange<Date>, pausedAt: Date?, countsDown: Bool, showsHours: Bool)

  /// The text at a date.
  func string(at now: Date, in context: FormatContext) -> String {
    switch self {
    case .relative(let date):
      return TimeUnits(seconds: distance(to: date, now), showing: 2).words(.abbreviated, context)
    case .offset(let date):
      let words = TimeUnits(seconds: distance(to: date, now), showing: 1).words(.wide, context)
      return (date > now ? "-" : "+") + words
    case .timer(let date): return figures(distance(to: date, now), showsHours: true, context)
    case .interval(let interval, let pause, let countsDown, let showsHours):
      let now = interval.clamp(pause ?? now)
      let seconds =
        countsDown
        ? distance(to: interval.upperBound, now) : distance(to: interval.lowerBound, now)
      return figures(seconds, showsHours: showsHours, context)
    }
  }

  /// The first date after `now` at which the text may change; nil if it stays.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .relative(let date):
      return next(after: now, from: date, by: TimeUnits.step(distance(to: date, now), showing: 2))
    case .offset(let date):
      return next(after: now, from: date, by: TimeUnits.step(distance(to: date, now), showing: 1))
    case .timer(let date): return next(after: now, from: date, by: 1)
    case .interval(let interval, let pause, let countsDown, _):
      guard pause == nil, now < interval.upperBound else { return nil }
      guard now >= interval.lowerBound else { return interval.lowerBound }
      let origin = countsDown ? interval.upperBound : interval.lowerBound
      return min(next(after: now, from: origin, by: 1), interval.upperBound)
    }
  }

  /// Whole seconds between two dates.
  private func distance(to date: Date, _ now: Date) -> Double {
    let seconds = date.timeIntervalSince(now)
    // A date that is not a number is now.
    if seconds.isNaN { return 0 }
    // The host's time is a sum of small steps.
    return seconds > 0 ? (seconds - 1e-6).rounded(.up) : (-seconds + 1e-6).rounded(.down)
  }

  /// When the whole seconds between a date and the present become, or cease to be, a multiple of the step.
  private func next(after now: Date, from date: Date, by step: Double) -> Date {
    let seconds = distance(to: date, now)
    if date.timeIntervalSince(now) > 0, seconds > 0 {
      return date - ((seconds / step).rounded(.down) * step - 1)
    }
    return date + ((seconds / step).rounded(.down) + 1) * step
  }

  private func figures(_ seconds: Double, showsHours: Bool, _ context: FormatContext) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(min(seconds, 1e12))
      .formatted(Duration.TimeFormatStyle(pattern: pattern, locale: context.locale))
  }
}

extension ClosedRange {
  fileprivate func clamp(_ value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

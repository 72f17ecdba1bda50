public import Foundation

extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .autoupdatingCurrent }
  }
  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .autoupdatingCurrent }
  }

  /// The calendar in which views handle dates. The default is the user's. A date that is shown with a format which names
  /// no calendar is shown in this one (R249).
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which views handle dates. The default is the machine's. A date that is shown with a format which
  /// names no time zone is shown in this one (R249).
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// What formats of numbers and dates take from the environment.
  var formatContext: FormatContext {
    FormatContext(
      locale: locale, calendar: setValue(CalendarKey.self), timeZone: setValue(TimeZoneKey.self))
  }
}

/// What the environment says about the formats of numbers and dates.
struct FormatContext {
  let locale: Locale
  /// nil where no view and no host has set one.
  var calendar: Calendar?
  var timeZone: TimeZone?

  /// The format for this locale, calendar and time zone.
  func adapt<F: FormatStyle>(_ format: F) -> F {
    let localized = format.locale(locale)
    guard calendar != nil || timeZone != nil else { return localized }
    return (localized as? any DateFormatStyle)?.adapted(to: self) as? F ?? localized
  }
}

/// A format of dates. What it names itself, it keeps.
protocol DateFormatStyle {
  var calendar: Calendar { get set }
  var timeZone: TimeZone { get set }
}

extension DateFormatStyle {
  fileprivate func adapted(to context: FormatContext) -> Self {
    var copy = self
    if let calendar = context.calendar, self.calendar == .autoupdatingCurrent {
      copy.calendar = calendar
    }
    if let timeZone = context.timeZone, self.timeZone == .autoupdatingCurrent {
      copy.timeZone = timeZone
    }
    return copy
  }
}

extension Date.FormatStyle: DateFormatStyle {}
extension Date.IntervalFormatStyle: DateFormatStyle {}

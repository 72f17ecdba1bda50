public import Foundation

extension Text {
  /// How a date is written that is shown without a format (C190).
  public struct DateStyle: Codable, Equatable, Sendable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day, such as 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The day, such as June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// How far away the date is, such as 2 hr, 23 min; updates itself.
    public static let relative = DateStyle(kind: .relative)
    /// How long the date is over, such as +2 hours, or -3 days before it; updates itself.
    public static let offset = DateStyle(kind: .offset)
    /// The time to a date and then from it, such as 36:59:01; updates itself.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date in a style. With `.relative`, `.offset` and `.timer` the text updates itself (C190).
  ///
  /// ```swift
  /// struct Departure: View {
  ///   let date: Date
  ///
  ///   var body: some View {
  ///     HStack {
  ///       Text(date, style: .time)  // 9:41 AM
  ///       Text(date, style: .timer).monospacedDigit()  // 12:05, 12:04, …
  ///     }
  ///   }
  /// }
  /// ```
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .relative: self.init(PassingTime.relative(date))
    case .offset: self.init(PassingTime.offset(date))
    case .timer: self.init(PassingTime.timer(date))
    }
  }

  /// The dates of a range, such as 9:30 – 11:30 AM, with their days if these are two.
  public init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound..<dates.upperBound, format: DateRangeStyle())
  }

  /// The dates of an interval, such as 9:30 – 11:30 AM, with their days if these are two.
  public init(_ interval: DateInterval) {
    self.init(interval.start..<interval.end, format: DateRangeStyle())
  }

  /// A timer that updates itself within an interval of time, and stays at its ends (C190).
  ///
  /// - Parameters:
  ///   - timerInterval: when the timer runs.
  ///   - pauseTime: when it stopped; nil for one that runs.
  ///   - countsDown: whether the time that is left is shown, not the time that is over.
  ///   - showsHours: whether hours are separate from minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      PassingTime.interval(
        timerInterval, pausedAt: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date in a style, as %@. With `.relative`, `.offset` and `.timer` the text updates itself (C190).
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends the dates of a range, as %@.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends the dates of an interval, as %@.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Appends a timer that updates itself, as %@ (C190).
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}

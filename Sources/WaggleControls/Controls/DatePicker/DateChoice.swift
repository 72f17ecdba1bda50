import Foundation
import Waggle

/// What can be chosen, and how a choice changes the date (C069).
///
/// The shown date is always in the range. The binding is written by a choice alone, and only if that changes it.
struct DateChoice {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let calendar: Calendar
  /// The days of which several are chosen; the selection is then the day that keys act on.
  var days: ChosenDays?

  init(
    _ configuration: DatePickerStyleConfiguration, _ calendar: Calendar, _ zone: TimeZone,
    _ locale: Locale
  ) {
    selection = configuration.$selection
    (minimum, maximum) = (configuration.minimumDate, configuration.maximumDate)
    var calendar = calendar
    (calendar.timeZone, calendar.locale) = (zone, locale)
    self.calendar = calendar
  }

  /// The selection, or the nearest date in the range.
  var shown: Date { clamped(selection.wrappedValue) }

  /// Dates beyond what calendars handle, and those that are not a number, become the nearest that they handle.
  func clamped(_ date: Date) -> Date {
    let time = date.timeIntervalSinceReferenceDate
    let date = time.isNaN ? Date(timeIntervalSinceReferenceDate: 0) : date
    return inRange(min(max(date, .distantPast), .distantFuture))
  }

  private func inRange(_ date: Date) -> Date {
    if let maximum, date > maximum { return max(maximum, minimum ?? maximum) }
    if let minimum, date < minimum { return minimum }
    return date
  }

  /// Writes the date, or the nearest in the range.
  func choose(_ date: Date) {
    let date = clamped(date)
    if date != selection.wrappedValue { selection.wrappedValue = date }
  }

  /// Changes the day and keeps the time.
  func choose(day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: timed)
    choose(at(time, on: day))
  }

  /// The date whose time is kept: the selection, even outside of the range.
  private var timed: Date {
    let date = selection.wrappedValue
    return date >= .distantPast && date <= .distantFuture ? date : shown
  }

  private func at(_ time: DateComponents, on day: Date) -> Date {
    let start = calendar.startOfDay(for: day)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: start)
      ?? start
  }

  /// What a tap on a day does.
  func pick(_ day: Date) {
    choose(day: day)
    days?.toggle(day)
  }

  /// Whether a day is chosen.
  func isChosen(_ day: Date) -> Bool {
    days?.contains(day) ?? calendar.isDate(day, inSameDayAs: shown)
  }

  /// Changes one part. A day that the month does not have becomes its last.
  func choose(_ component: Calendar.Component, _ value: Int) {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: shown)
    switch component {
    case .hour: parts.hour = value
    case .minute: parts.minute = value
    case .day: parts.day = value
    case .month: parts.month = value
    default: parts.year = value
    }
    if let date = date(parts) { choose(date) }
  }

  private func date(_ parts: DateComponents) -> Date? {
    var first = parts
    first.day = 1
    guard let month = calendar.date(from: first) else { return nil }
    var fitting = parts
    fitting.day = min(parts.day ?? 1, days(ofMonth: month).upperBound - 1)
    return calendar.date(from: fitting)
  }

  /// The day a number of days, weeks or months away.
  func choose(adding count: Int, _ component: Calendar.Component) {
    if let date = calendar.date(byAdding: component, value: count, to: shown) { choose(date) }
  }

  /// Whether a time of that day can be chosen.
  func canChoose(day: Date) -> Bool {
    if let minimum, let maximum, minimum > maximum { return false }
    let start = calendar.startOfDay(for: day)
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    return (minimum.map { end > $0 } ?? true) && (maximum.map { start <= $0 } ?? true)
  }

  /// Whether a day of that month can be chosen.
  func canChoose(month: Date) -> Bool {
    let end = calendar.date(byAdding: .month, value: 1, to: month) ?? month
    return (minimum.map { end > $0 } ?? true) && (maximum.map { month <= $0 } ?? true)
  }

  /// The first moment of a date's month.
  func month(of date: Date) -> Date {
    calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  /// The numbers of the days of a month.
  func days(ofMonth month: Date) -> Range<Int> {
    calendar.range(of: .day, in: .month, for: month) ?? 1..<32
  }

  /// The days of a month, after as many gaps as its first week has days of the month before.
  func cells(ofMonth month: Date) -> [Date?] {
    let weekday = calendar.component(.weekday, from: month)
    let gaps = (weekday - calendar.firstWeekday + 7) % 7
    let count = days(ofMonth: month).count
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month) }
    return Array(repeating: nil, count: gaps) + days
  }

  /// The names of the weekdays, from the first of the week.
  var weekdays: [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = (calendar.firstWeekday - 1) % max(names.count, 1)
    return Array(names[first...] + names[..<first])
  }
}

import Foundation

/// The times of two dates of one day, or the days and times of two dates.
struct DateRangeStyle: FormatStyle, DateFormatStyle {
  var calendar = Calendar.autoupdatingCurrent
  var timeZone = TimeZone.autoupdatingCurrent
  var locale = Locale.autoupdatingCurrent

  func format(_ dates: Range<Date>) -> String {
    var style = Date.IntervalFormatStyle(
      date: isOneDay(dates) ? .omitted : .abbreviated, time: .shortened, locale: locale,
      calendar: calendar, timeZone: timeZone)
    style.timeZone = timeZone
    return style.format(dates)
  }

  func locale(_ locale: Locale) -> DateRangeStyle {
    var copy = self
    copy.locale = locale
    return copy
  }

  private func isOneDay(_ dates: Range<Date>) -> Bool {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
  }
}

import Foundation
import Waggle

/// A wheel for each part of the date, in the order of the locale (C041).
struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration
  let components: DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let choice = DateChoice(configuration, calendar, timeZone, locale)
    Wheels(columns: columns(DateColumns(choice: choice, locale: locale)))
  }

  private func columns(_ columns: DateColumns) -> [WheelColumn.Rows] {
    if components.contains([.date, .hourAndMinute]) { return [columns.dates] + columns.time }
    return components.contains(.hourAndMinute) ? columns.time : columns.dayMonthYear
  }
}

/// The wheels of a date.
struct DateColumns {
  let choice: DateChoice
  let locale: Locale

  private var calendar: Calendar { choice.calendar }
  private var shown: Date { choice.shown }

  /// Day, month and year, in the order of the locale.
  var dayMonthYear: [WheelColumn.Rows] {
    DateOrder.parts(in: locale).map {
      switch $0 {
      case .day: day
      case .month: month
      default: year
      }
    }
  }

  var monthAndYear: [WheelColumn.Rows] {
    DateOrder.parts(in: locale).compactMap { $0 == .day ? nil : $0 == .month ? month : year }
  }

  private var day: WheelColumn.Rows {
    let month = choice.month(of: shown)
    return column("Day", .day, choice.days(ofMonth: month), format: .dateTime.day()) {
      choice.canChoose(day: calendar.date(byAdding: .day, value: $0 - 1, to: month) ?? month)
    }
  }

  private var month: WheelColumn.Rows {
    let range = calendar.range(of: .month, in: .year, for: shown) ?? 1..<13
    let names = calendar.standaloneMonthSymbols
    return WheelColumn.Rows(
      label: "Month", range: range, chosen: calendar.component(.month, from: shown),
      text: { Text(verbatim: names.indices.contains($0 - 1) ? names[$0 - 1] : "\($0)") },
      isEnabled: { choice.canChoose(month: date(.month, $0)) },
      choose: { choice.choose(.month, $0) })
  }

  private var year: WheelColumn.Rows {
    let first = choice.minimum.map { calendar.component(.year, from: $0) } ?? 1
    let last = choice.maximum.map { calendar.component(.year, from: $0) } ?? 9999
    return column("Year", .year, first..<max(last, first) + 1, format: .dateTime.year())
  }

  private func column(
    _ label: String, _ component: Calendar.Component, _ range: Range<Int>,
    format: Date.FormatStyle, isEnabled: @escaping (Int) -> Bool = { _ in true }
  ) -> WheelColumn.Rows {
    WheelColumn.Rows(
      label: label, range: range, chosen: calendar.component(component, from: shown),
      text: { Text(date(component, $0), format: format) }, isEnabled: isEnabled,
      choose: { choice.choose(component, $0) })
  }

  /// The first day of the shown month with one part replaced.
  private func date(_ component: Calendar.Component, _ value: Int) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month], from: shown)
    parts.day = 1
    parts.setValue(value, for: component)
    return calendar.date(from: parts) ?? shown
  }

  /// Hour, minute, and the half of the day where the locale counts to twelve.
  var time: [WheelColumn.Rows] {
    let hour = calendar.component(.hour, from: shown)
    let minute = calendar.component(.minute, from: shown)
    let halves = DateOrder.hasHalves(in: locale)
    let start = halves ? hour / 12 * 12 : 0
    var columns = [
      WheelColumn.Rows(
        label: "Hour", range: start..<(halves ? start + 12 : 24), chosen: hour,
        text: { Text(verbatim: halves ? "\(($0 + 11) % 12 + 1)" : twoDigits($0)) },
        choose: { choice.choose(.hour, $0) }),
      WheelColumn.Rows(
        label: "Minute", range: 0..<60, chosen: minute,
        text: { Text(verbatim: twoDigits($0)) }, choose: { choice.choose(.minute, $0) }),
    ]
    if halves { columns.append(half(hour)) }
    return columns
  }

  private func half(_ hour: Int) -> WheelColumn.Rows {
    WheelColumn.Rows(
      label: "Half of the day", range: 0..<2, chosen: hour / 12,
      text: { Text(verbatim: $0 == 0 ? calendar.amSymbol : calendar.pmSymbol) },
      choose: { choice.choose(.hour, hour % 12 + $0 * 12) })
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Days, counted from the shown one's era.
  var dates: WheelColumn.Rows {
    let origin = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    func number(_ date: Date) -> Int {
      calendar.dateComponents([.day], from: origin, to: calendar.startOfDay(for: date)).day ?? 0
    }
    func day(_ number: Int) -> Date {
      calendar.date(byAdding: .day, value: number, to: origin) ?? origin
    }
    let first = choice.minimum.map(number) ?? -700_000
    let last = choice.maximum.map(number) ?? 2_900_000
    return WheelColumn.Rows(
      label: "Date", range: first..<max(last, first) + 1, chosen: number(shown),
      text: { Text(day($0), format: .dateTime.weekday().month().day()) },
      choose: { choice.choose(day: day($0)) }, share: 2)
  }
}

/// How a locale writes dates.
enum DateOrder {
  /// Day, month and year in the order of the locale.
  static func parts(in locale: Locale) -> [Calendar.Component] {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    let found = pattern.compactMap { letter -> Calendar.Component? in
      switch letter {
      case "d": .day
      case "M", "L": .month
      case "y", "u", "r": .year
      default: nil
      }
    }
    var parts: [Calendar.Component] = []
    for part in found + [.month, .day, .year] where !parts.contains(part) { parts.append(part) }
    return parts
  }

  /// Whether hours are counted to twelve.
  static func hasHalves(in locale: Locale) -> Bool {
    let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? ""
    return pattern.contains("a") || pattern.contains("b") || pattern.contains("B")
  }
}

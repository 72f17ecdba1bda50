import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Measurements, lists, times and durations as they are written.
@MainActor @Suite struct MeasurementTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test func `C615: a measurement has the unit and the words of its locale`() {
    let way = Measurement(value: 5.25, unit: UnitLength.kilometers)
    #expect(
      way.formatted(.measurement(width: .wide, usage: .asProvided).locale(american))
        == "5.25 kilometers")
    #expect(
      way.formatted(.measurement(width: .abbreviated, usage: .road).locale(american)) == "3.3 mi")
    #expect(
      way.formatted(.measurement(width: .wide, usage: .asProvided).locale(german))
        == "5,25 Kilometer")
    let warm = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    #expect(
      warm.formatted(
        .measurement(
          width: .narrow, usage: .weather, numberFormatStyle: .number.precision(.fractionLength(1))
        )
        .locale(american)) == "70.5°")
    let cold = Measurement(value: -1234.6, unit: UnitMass.grams)
    #expect(
      cold.formatted(
        .measurement(
          width: .abbreviated, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(0))
        ).locale(german)) == "-1.235 g")
  }

  @Test func `C615: a unit of the program has its symbol, and each of Foundation's its own words`()
  {
    let stung = Measurement(
      value: 2,
      unit: UnitLength(symbol: "stings", converter: UnitConverterLinear(coefficient: 0.01)))
    #expect(
      stung.formatted(.measurement(width: .wide, usage: .asProvided).locale(american))
        == "2 stings")
    let units: [Unit] = [
      UnitMass.pounds, UnitSpeed.knots, UnitDuration.hours, UnitVolume.liters, UnitArea.hectares,
      UnitEnergy.kilocalories, UnitPower.watts, UnitPressure.hectopascals, UnitAngle.degrees,
      UnitFrequency.hertz, UnitElectricCurrent.amperes, UnitInformationStorage.megabytes,
      UnitTemperature.fahrenheit, UnitLength.miles,
    ]
    let formatter = MeasurementFormatter()
    (formatter.locale, formatter.unitStyle) = (american, .long)
    #expect(
      units.map { formatter.string(from: $0) } == [
        "pound", "knot", "hour", "liter", "hectare", "kilocalorie", "watt", "hectopascal",
        "degree", "hertz", "ampere", "megabyte", "degree Fahrenheit", "mile",
      ])
  }

  @Test func `C615: a formatter has the unit that is given, or the one of the locale`() {
    let formatter = MeasurementFormatter()
    formatter.locale = american
    let way = Measurement(value: 5.25, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "3.3 mi")
    (formatter.unitOptions, formatter.unitStyle) = (.providedUnit, .long)
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: way) == "5 kilometers")
    (formatter.unitOptions, formatter.unitStyle) = (
      [.providedUnit, .temperatureWithoutUnit], .medium
    )
    #expect(
      formatter.string(from: Measurement(value: 20.6, unit: UnitTemperature.celsius)) == "21°")
  }

  @Test func `C615: a text shows a measurement in the locale around it`() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      Text(way, format: .measurement(width: .wide, usage: .asProvided))
        .environment(\.locale, german)
    }
    #expect(host.text == ["5 Kilometer"])
  }

  @Test func `C616: lists and times are joined as their language has it`() {
    let list = ListFormatter()
    list.locale = american
    #expect(list.string(from: ["a", "b", "c"]) == "a, b, and c")
    list.locale = german
    #expect(list.string(from: [1, 2]) == "1 und 2")
    let relative = RelativeDateTimeFormatter()
    relative.locale = american
    #expect(relative.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    relative.dateTimeStyle = .named
    #expect(relative.localizedString(from: DateComponents(day: 1)) == "tomorrow")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, 65.0, "1:05"), (.positional, 5, "5"),
    (.positional, 3605, "60:05"), (.abbreviated, 65, "1m 5s"), (.short, 65, "1 min, 5 sec"),
    (.full, 61, "1 minute, 1 second"), (.brief, 65, "1min 5sec"),
    (.spellOut, 62, "one minute, two seconds"), (.full, 0, "0 seconds"), (.full, -60, "-1 minute"),
  ])
  func `C616: a duration is written in the units that are allowed`(
    _ style: DateComponentsFormatter.UnitsStyle, _ seconds: Double, _ text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.unitsStyle = style
    formatter.calendar?.locale = american
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func `C616: a day is a day where summer time begins, and an interval has no summer time`()
    throws
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.day, .hour]
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    calendar.locale = american
    formatter.calendar = calendar
    let parts = DateComponents(year: 2026, month: 3, day: 28, hour: 12)
    let before = try #require(calendar.date(from: parts))
    formatter.referenceDate = before
    #expect(formatter.string(from: DateComponents(day: 1)) == "1 day")
    #expect(formatter.string(from: before, to: before + 23 * 3600) == "1 day")
    #expect(formatter.string(from: 86_400) == "1 day")
  }

  @Test func `C616: zeros are padded or left out as it is asked`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.zeroFormattingBehavior = []
    #expect(formatter.string(from: 65) == "0:01:05")
    formatter.zeroFormattingBehavior = .default
    formatter.maximumUnitCount = 1
    formatter.unitsStyle = .full
    formatter.calendar?.locale = american
    #expect(formatter.string(from: 7265) == "2 hours")
    #expect(formatter.string(from: .infinity) == nil)
  }
}

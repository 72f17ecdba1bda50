import Foundation

/// The largest units of a distance in time: weeks, days, hours, minutes, seconds.
struct TimeUnits {
  private typealias Unit = Duration.UnitsFormatStyle.Unit

  private static let lengths: [(unit: Unit, seconds: Double)] = [
    (.weeks, 604_800), (.days, 86_400), (.hours, 3600), (.minutes, 60), (.seconds, 1),
  ]

  private let seconds: Double
  private let units: ArraySlice<(unit: Unit, seconds: Double)>

  /// - Parameters:
  ///   - seconds: the distance, not negative.
  ///   - count: how many units are shown, from the largest one that is not zero.
  init(seconds: Double, showing count: Int) {
    let first = Self.lengths.firstIndex { $0.seconds <= seconds } ?? Self.lengths.count - 1
    units = Self.lengths[first..<min(first + count, Self.lengths.count)]
    let smallest = units.last?.seconds ?? 1
    self.seconds = (min(seconds, 1e12) / smallest).rounded(.down) * smallest
  }

  /// The seconds between two changes of what is shown.
  static func step(_ seconds: Double, showing count: Int) -> Double {
    TimeUnits(seconds: seconds, showing: count).units.last?.seconds ?? 1
  }

  /// The units in the words of the locale.
  func words(_ width: Duration.UnitsFormatStyle.UnitWidth, _ context: FormatContext) -> String {
    var style = Duration.UnitsFormatStyle(
      allowedUnits: Set(units.map(\.unit)), width: width, maximumUnitCount: units.count)
    style.locale = context.locale
    return style.format(.seconds(seconds))
  }
}

public import Foundation

/// Writes a duration: "1:05", "2h 30m", "3 days, 4 hours".
///
/// ```swift
/// struct Remaining: View {
///   let seconds: Double
///
///   var body: some View {
///     Text(DateComponentsFormatter.localizedString(
///       from: DateComponents(second: Int(seconds)), unitsStyle: .positional) ?? "")
///   }
/// }
/// ```
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons: "1:05:00".
    case positional
    /// "1h 5m".
    case abbreviated
    /// "1 hr, 5 min".
    case short
    /// "1 hour, 5 minutes".
    case full
    /// "one hour, five minutes".
    case spellOut
    /// "1hr 5min".
    case brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading zeros are left out of positions, and all zeros out of other styles.
    public static let `default` = Self(rawValue: 1)
    /// Zeros before the first unit that is not zero are left out.
    public static let dropLeading = Self(rawValue: 2)
    /// Zeros between other units are left out.
    public static let dropMiddle = Self(rawValue: 4)
    /// Zeros after the last unit that is not zero are left out.
    public static let dropTrailing = Self(rawValue: 8)
    /// All zeros are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers of positions have two digits: "01:05".
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// How units are written; positional by default.
  open var unitsStyle: UnitsStyle = .positional
  /// The units that may be used, from year to second; those that the interval needs by default.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units that are zero.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar by which components are counted, and whose locale has the words.
  open var calendar: Calendar? = .current
  /// The date from which months and years are counted; nil for the present.
  open var referenceDate: Date?
  /// How many units are written at most; 0 for all.
  open var maximumUnitCount = 0

  /// A formatter in the current calendar.
  public override init() { super.init() }

  /// A formatter is not kept in an archive here.
  @available(*, unavailable, message: "On Linux a formatter cannot be archived.")
  public required init?(coder: NSCoder) { fatalError("unavailable") }

  /// Components in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
    -> String?
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Components as they follow from the reference date.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date()
    return (calendar ?? .current).date(byAdding: components, to: start)
      .flatMap { string(from: start, to: $0) }
  }

  /// The time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(startDate, endDate, calendar ?? .current)
  }

  /// A number of seconds.
  open func string(from timeInterval: TimeInterval) -> String? {
    guard timeInterval.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    // No summer time: an interval of 24 hours is a day.
    var calendar = calendar ?? .current
    calendar.timeZone = .gmt
    return text(start, start + timeInterval.rounded(.toNearestOrAwayFromZero), calendar)
  }

  /// Components or a number of seconds; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }
}

extension DateComponentsFormatter {
  /// A unit with its name in CLDR.
  private struct Part {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let name: String
  }

  private static let parts = [
    Part(unit: .year, component: .year, name: "year"),
    Part(unit: .month, component: .month, name: "month"),
    Part(unit: .weekOfMonth, component: .weekOfMonth, name: "week"),
    Part(unit: .day, component: .day, name: "day"),
    Part(unit: .hour, component: .hour, name: "hour"),
    Part(unit: .minute, component: .minute, name: "minute"),
    Part(unit: .second, component: .second, name: "second"),
  ]

  private func text(_ start: Date, _ end: Date, _ calendar: Calendar) -> String? {
    let isPast = end < start
    let (first, last) = isPast ? (end, start) : (start, end)
    let allowed = Self.parts.filter {
      allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit)
    }
    guard !allowed.isEmpty else { return nil }
    let components = calendar.dateComponents(Set(allowed.map(\.component)), from: first, to: last)
    let counts = allowed.map { ($0, components.value(for: $0.component) ?? 0) }
    let written = limited(kept(counts))
    let text = joined(written, calendar.locale ?? .current)
    return isPast ? "-\(text)" : text
  }

  /// The units that are written, by what becomes of zeros.
  private func kept(_ counts: [(Part, Int)]) -> [(Part, Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    if behavior.contains(.pad), !allowedUnits.isEmpty { return counts }
    let used = counts.indices.filter { counts[$0].1 != 0 }
    // Positions that are not asked for begin with the first that is needed.
    if allowedUnits.isEmpty, behavior.isDisjoint(with: .dropLeading) {
      behavior.insert(.dropLeading)
    }
    guard let first = used.first, let last = used.last else {
      return behavior.contains(.dropLeading) ? [counts[counts.count - 1]] : counts
    }
    return counts.indices.filter { index in
      if counts[index].1 != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }
    .map { counts[$0] }
  }

  private func limited(_ counts: [(Part, Int)]) -> [(Part, Int)] {
    maximumUnitCount > 0 ? Array(counts.prefix(maximumUnitCount)) : counts
  }

  private func joined(_ counts: [(Part, Int)], _ locale: Locale) -> String {
    switch unitsStyle {
    case .positional:
      let pads = zeroFormattingBehavior.contains(.pad)
      return counts.enumerated().map { index, count in
        let number = count.1.formatted(.number.grouping(.never).locale(locale))
        return (index > 0 || pads) && number.count < 2 ? "0\(number)" : number
      }
      .joined(separator: ":")
    case .abbreviated: return words(counts, "narrow", locale).joined(separator: " ")
    case .brief:
      return words(counts, "short", locale).map { $0.filter { !$0.isWhitespace } }
        .joined(separator: " ")
    case .short: return words(counts, "short", locale).joined(separator: ", ")
    case .full: return words(counts, "full-name", locale).joined(separator: ", ")
    case .spellOut:
      let spelling = NumberFormatter()
      (spelling.numberStyle, spelling.locale) = (.spellOut, locale)
      return zip(counts, words(counts, "full-name", locale)).map { count, text in
        guard let number = spelling.string(from: count.1 as NSNumber),
          let range = text.firstRange(of: count.1.formatted(.number.locale(locale)))
        else { return text }
        return text.replacingCharacters(in: range, with: number)
      }
      .joined(separator: ", ")
    }
  }

  private func words(_ counts: [(Part, Int)], _ width: String, _ locale: Locale) -> [String] {
    counts.map { part, count in
      MeasuredNumber(
        value: Double(count), unit: UnitName(name: part.name, symbol: part.name), width: width,
        usage: nil, locale: locale
      )
      .string()
    }
  }
}

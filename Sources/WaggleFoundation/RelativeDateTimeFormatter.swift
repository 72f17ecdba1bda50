public import Foundation

/// Writes how far a time is away: "in 2 hours", "yesterday".
///
/// ```swift
/// struct LastVisit: View {
///   let date: Date
///
///   var body: some View {
///     Text(RelativeDateTimeFormatter().localizedString(for: date, relativeTo: .now))
///   }
/// }
/// ```
open class RelativeDateTimeFormatter: Formatter {
  /// Whether near days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers: "1 day ago".
    case numeric
    /// Names where the language has them: "yesterday".
    case named
  }

  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2 mo ago".
    case abbreviated
  }

  /// Whether near days have names; numbers by default.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How long the words are; full by default.
  open var unitsStyle: UnitsStyle = .full
  /// The calendar in which days and months are counted.
  open var calendar: Calendar! = .current
  /// The locale of the words.
  open var locale: Locale! = .current

  /// A formatter in the current locale.
  public override init() { super.init() }

  /// A formatter is not kept in an archive here.
  @available(*, unavailable, message: "On Linux a formatter cannot be archived.")
  public required init?(coder: NSCoder) { fatalError("unavailable") }

  /// How far a date is from a second one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // The style of Foundation measures from the present.
    style.format(Date() + date.timeIntervalSince(referenceDate))
  }

  /// How far a time is away; negative intervals are past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    style.format(Date() + timeInterval)
  }

  /// How far the sum of the components is away, from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// How far a date is from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var style: Date.RelativeFormatStyle {
    var style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units)
    style.locale = locale ?? .current
    style.calendar = calendar ?? .current
    return style
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

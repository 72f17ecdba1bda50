public import Foundation
public import Waggle

/// A calendar in which any number of days can be chosen (C201).
///
/// A tap on a day chooses it, and a tap on a chosen day takes it out of the set. The set has a calendar, an era, a year,
/// a month and a day for each; members that a program puts there need the last three. The calendar, the time zone and
/// the locale are those of the environment. Days outside of the range cannot be chosen; those that are chosen already
/// are shown and stay. The label is read aloud.
///
/// ```swift
/// struct Absence: View {
///   @State private var days: Set<DateComponents> = []
///
///   var body: some View {
///     MultiDatePicker("Days off", selection: $days, in: Date.now...)
///     Text("\(days.count) days")
///   }
/// }
/// ```
nonisolated public struct MultiDatePicker<Label: View>: View, PathNamed {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let minimum: Date?
  private let maximum: Date?

  fileprivate init(
    _ selection: Binding<Set<DateComponents>>, from minimum: Date? = nil, upTo end: Date? = nil,
    _ label: Label
  ) {
    (self.label, self.selection) = (label, selection)
    self.minimum = minimum?.inCalendars
    maximum = (end?.inCalendars).map {
      Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown)
    }
  }

  /// The calendar, with the label for assistive technology.
  @MainActor @preconcurrency
  public var body: some View {
    MultiDateCalendar(
      title: label as? Text, days: selection, minimum: minimum, maximum: maximum
    )
    .background { label.spokenOnly().accessibilityHidden(label is Text) }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(ifKnown: label as? Text)
  }

  /// A picker for any days, with a label of any views.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, label())
  }

  /// A picker for the days of a range without its end, with a label of any views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label()) }

  /// A picker for the days from one on, with a label of any views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, from: bounds.lowerBound, label()) }

  /// A picker for the days before a date, with a label of any views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, upTo: bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
  /// A picker for any days, whose title is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, Text(titleKey))
  }

  /// A picker for the days of a range without its end, whose title is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, Text(titleKey)) }

  /// A picker for the days from one on, whose title is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, from: bounds.lowerBound, Text(titleKey)) }

  /// A picker for the days before a date, whose title is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, upTo: bounds.upperBound, Text(titleKey)) }

  /// A picker for any days, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, Text(title))
  }

  /// A picker for the days of a range without its end, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, Text(title)) }

  /// A picker for the days from one on, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, from: bounds.lowerBound, Text(title)) }

  /// A picker for the days before a date, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, upTo: bounds.upperBound, Text(title)) }
}

extension Date {
  /// The nearest date that calendars handle.
  nonisolated fileprivate var inCalendars: Date {
    let time = timeIntervalSinceReferenceDate
    return time.isNaN ? .distantPast : min(max(self, .distantPast), .distantFuture)
  }
}

/// The calendar of a month, and the day that keys act on.
private struct MultiDateCalendar: View {
  let title: Text?
  let days: Binding<Set<DateComponents>>
  let minimum: Date?
  let maximum: Date?
  /// The day that was chosen or moved to last; nil for the first chosen day, or today.
  @State private var current: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    MonthCalendar(
      configuration: DatePickerStyleConfiguration(
        selection: Binding {
          current ?? first
        } set: {
          current = $0
        }, minimumDate: minimum,
        maximumDate: maximum, displayedComponents: .date, title: title),
      days: days)
  }

  private var first: Date {
    var calendar = calendar
    calendar.timeZone = timeZone
    return ChosenDays(days, calendar).first { day in
      minimum.map { day >= calendar.startOfDay(for: $0) } ?? true
        && maximum.map { day <= $0 } ?? true
    } ?? .now
  }
}

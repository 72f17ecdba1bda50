public import Foundation
public import Waggle

/// A control for choosing a date, a time of day, or both.
///
/// It handles dates in the calendar, the time zone and the locale of the environment. A date outside of the range is
/// shown as the nearest date inside, and stays as it is until the user chooses another (C069).
///
/// ```swift
/// struct Delivery: View {
///   @State private var day = Date.now
///
///   var body: some View {
///     DatePicker("Delivery", selection: $day, in: Date.now..., displayedComponents: .date)
///       .datePickerStyle(.graphical)
///   }
/// }
/// ```
nonisolated public struct DatePicker<Label: View>: View, PathNamed {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components

  fileprivate init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components,
    _ label: Label
  ) {
    self.label = label
    self.selection = selection
    (self.minimum, self.maximum, self.components) = (minimum, maximum, components)
  }

  /// The picker in the nearest style.
  @MainActor @preconcurrency
  public var body: some View {
    StyledControl(
      DatePickerStyleConfiguration(
        selection: selection, minimumDate: minimum, maximumDate: maximum,
        displayedComponents: components, title: label as? Text),
      StyleSlot(DatePickerStyleConfiguration.Label.self) { ControlLabel(label) }
    )
    .accessibilityElement(children: .contain)
  }

  /// A picker for any date, with a label of any views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, nil, displayedComponents, label()) }

  /// A picker for the dates of a range, both ends included, with a label of any views.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

  /// A picker for the dates from one on, with a label of any views.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

  /// A picker for the dates up to one, with a label of any views.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  /// A picker for any date, whose title is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }

  /// A picker for the dates of a range, whose title is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// A picker for the dates from one on, whose title is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }

  /// A picker for the dates up to one, whose title is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }

  /// A picker for any date, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

  /// A picker for the dates of a range, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }

  /// A picker for the dates from one on, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(title)) }

  /// A picker for the dates up to one, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(title)) }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker of a style's configuration, in the next style outwards.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, configuration.minimumDate, configuration.maximumDate,
      configuration.displayedComponents, configuration.label)
  }
}

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// The set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

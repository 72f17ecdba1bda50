public import Foundation
public import Waggle

/// The appearance of date pickers.
///
/// ```swift
/// struct DayByDay: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Text(configuration.selection, format: .dateTime.day().month())
///       Button("Next day") { configuration.selection += 86_400 }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the picker's view.
  associatedtype Body: View
  /// What a style gets to lay out: the label, the date, its range and its parts.
  typealias Configuration = DatePickerStyleConfiguration

  /// The picker's view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style gets to lay out: the label, the date, its range and its parts.
nonisolated public struct DatePickerStyleConfiguration {
  /// The picker's own label, to be placed by the style.
  nonisolated public struct Label {
    init() {}
  }

  /// The picker's own label.
  public let label = Label()
  /// The chosen date. It may be outside of the range.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil for none.
  public let minimumDate: Date?
  /// The last date that can be chosen; nil for none.
  public let maximumDate: Date?
  /// The parts of the date that can be chosen.
  public let displayedComponents: DatePickerComponents
  /// The label, if it is a text.
  let title: Text?

  init(
    selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents, title: Text?
  ) {
    _selection = selection
    (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
    (self.displayedComponents, self.title) = (displayedComponents, title)
  }
}

extension View {
  /// Sets the style of the date pickers in this view; the nearest one applies (C041).
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DatePickerStyles<S>>(style: style))
  }
}

private enum DatePickerStyles<Style: DatePickerStyle>: StyleKind {
  @MainActor static func makeBody(_ style: Style, _ configuration: DatePickerStyleConfiguration)
    -> some View
  { style.makeBody(configuration: configuration) }
}

extension DatePickerStyleConfiguration: StyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    StyleMaker(AutomaticDatePicker.self, of: DefaultDatePickerStyle.self)
  }
}

extension DatePickerStyleConfiguration.Label: StyleSlotView {}

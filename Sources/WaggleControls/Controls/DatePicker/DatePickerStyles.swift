public import Waggle

/// The style for the system: compact on iOS, a field with a stepper on macOS (C041).
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// The style for the system.
  public init() {}

  /// The picker of the system.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticDatePicker(configuration: configuration)
  }
}

/// A pill for each part, which opens a calendar or wheels (C041).
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// A pill for each part.
  public init() {}

  /// The label and the pills.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// The calendar of a month, and the time below it (C041).
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// The calendar of a month.
  public init() {}

  /// The calendar.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// A wheel for each part (C041).
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// A wheel for each part.
  public init() {}

  /// The label and the wheels.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    LabelAndContent(
      label: configuration.label,
      content: DateWheels(
        configuration: configuration, components: configuration.displayedComponents
      )
      .frame(idealWidth: WheelMetrics.dateWidth, maxWidth: WheelMetrics.dateWidth),
      isControl: true, spreads: true)
  }
}

/// A field whose parts change by keys (C041).
nonisolated public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  /// A field.
  public init() {}

  /// The label and the field.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    LabelAndContent(
      label: configuration.label,
      content: DateField(configuration: configuration, hasStepper: false), isControl: true)
  }
}

/// A field whose parts change by keys and by a stepper beside it (C041).
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  /// A field with a stepper.
  public init() {}

  /// The label, the field and the stepper.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    LabelAndContent(
      label: configuration.label, content: DateField(configuration: configuration, hasStepper: true)
    )
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style for the system.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A pill for each part.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The calendar of a month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field whose parts change by keys.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A picker without a style: pills, or a field with a stepper on macOS.
nonisolated struct AutomaticDatePicker: PrimitiveView {
  let configuration: DatePickerStyleConfiguration

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    view.makeChosen(
      DateFieldInContext.self, if: { $0.platformMetrics.profile == .macOS26 },
      else: CompactDatePicker.self, in: inputs)
  }
}

nonisolated private struct DateFieldInContext: EnvironmentView {
  let configuration: DatePickerStyleConfiguration

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    LabelAndContent(
      label: configuration.label,
      content: DateField(configuration: configuration, hasStepper: true), isControl: true)
  }
}

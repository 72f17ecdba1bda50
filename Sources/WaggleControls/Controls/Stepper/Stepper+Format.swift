public import Foundation
public import Waggle

// A format says how the value is read aloud.
extension Stepper {
  /// A stepper for a number, which is read aloud in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperModel(value, nil, step, onEditingChanged, format.format), label())
  }

  /// A stepper for the numbers of a range (C067), which are read aloud in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperModel(value, bounds, step, onEditingChanged, format.format), label())
  }
}

extension Stepper where Label == Text {
  /// A stepper for a number, which is read aloud in a format; its title is looked up in the program's tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperModel(value, nil, step, onEditingChanged, format.format), Text(titleKey))
  }

  /// A stepper for a number, which is read aloud in a format; its title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperModel(value, nil, step, onEditingChanged, format.format), Text(title))
  }

  /// A stepper for the numbers of a range (C067), which are read aloud in a format; its title is looked up in the
  /// program's tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperModel(value, bounds, step, onEditingChanged, format.format), Text(titleKey))
  }

  /// A stepper for the numbers of a range (C067), which are read aloud in a format; its title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperModel(value, bounds, step, onEditingChanged, format.format), Text(title))
  }
}

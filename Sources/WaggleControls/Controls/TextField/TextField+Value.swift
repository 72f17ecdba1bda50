public import Foundation
public import Waggle

extension TextField where Label == Text {
  /// A field for a value in a format: each edit that has one is written, and shown in the format when the editing ends (C060).
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      TextFieldContent(FormattedValue(value, format)), prompt: prompt, label: Text(titleKey))
  }

  /// A field for a value in a format: each edit that has one is written, and shown in the format when the editing ends (C060).
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(FormattedValue(value, format)), prompt: prompt, label: Text(title))
  }

  /// A field for an optional value in a format: an empty text is nil (C060).
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      TextFieldContent(FormattedValue(value, format)), prompt: prompt, label: Text(titleKey))
  }

  /// A field for an optional value in a format: an empty text is nil (C060).
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(FormattedValue(value, format)), prompt: prompt, label: Text(title))
  }

  /// A field for a value with a formatter; the value is written when the editing ends (C060).
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      TextFieldContent(FormattedValue(value, formatter)), prompt: prompt, label: Text(titleKey))
  }

  /// A field for a value with a formatter; the value is written when the editing ends (C060).
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      TextFieldContent(FormattedValue(value, formatter)), prompt: prompt, label: Text(title))
  }
}

extension TextField {
  /// A field with any label for a value in a format: each edit that has one is written, and shown in the format when the editing ends (C060).
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(FormattedValue(value, format)), prompt: prompt, label: label())
  }

  /// A field with any label for an optional value in a format: an empty text is nil (C060).
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(FormattedValue(value, format)), prompt: prompt, label: label())
  }

  /// A field with any label for a value with a formatter; the value is written when the editing ends (C060).
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldContent(FormattedValue(value, formatter)), prompt: prompt, label: label())
  }
}

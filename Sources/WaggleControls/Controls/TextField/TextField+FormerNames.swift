public import Foundation
public import Waggle

extension TextFieldContent {
  fileprivate func calling(_ changed: @escaping (Bool) -> Void, _ commit: @escaping () -> Void)
    -> TextFieldContent
  {
    var copy = self
    (copy.editingChanged, copy.onCommit) = (changed, commit)
    return copy
  }
}

// What the first versions of SwiftUI had.
extension TextField where Label == Text {
  /// Use `focused` and `onSubmit`: calls the closures when the editing begins or ends, and when the user submits.
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldContent(text).calling(onEditingChanged, onCommit), prompt: nil, label: Text(titleKey)
    )
  }

  /// Use `focused` and `onSubmit`: calls the closures when the editing begins or ends, and when the user submits.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldContent(text).calling(onEditingChanged, onCommit), prompt: nil, label: Text(title))
  }

  /// Use `focused`: calls `onEditingChanged` when the editing begins and when it ends.
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      TextFieldContent(text).calling(onEditingChanged, {}), prompt: nil, label: Text(titleKey))
  }

  /// Use `focused`: calls `onEditingChanged` when the editing begins and when it ends.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      TextFieldContent(text).calling(onEditingChanged, {}), prompt: nil, label: Text(title))
  }

  /// Use `onSubmit`: calls `onCommit` when the user submits.
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldContent(text).calling({ _ in }, onCommit), prompt: nil, label: Text(titleKey))
  }

  /// Use `onSubmit`: calls `onCommit` when the user submits.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldContent(text).calling({ _ in }, onCommit), prompt: nil, label: Text(title))
  }

  /// Use `focused` and `onSubmit`: calls the closures when the editing begins or ends, and when the user submits.
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldContent(FormattedValue(value, formatter)).calling(onEditingChanged, onCommit),
      prompt: nil, label: Text(titleKey))
  }

  /// Use `focused` and `onSubmit`: calls the closures when the editing begins or ends, and when the user submits.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldContent(FormattedValue(value, formatter)).calling(onEditingChanged, onCommit),
      prompt: nil, label: Text(title))
  }

  /// Use `focused`: calls `onEditingChanged` when the editing begins and when it ends.
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      TextFieldContent(FormattedValue(value, formatter)).calling(onEditingChanged, {}), prompt: nil,
      label: Text(titleKey))
  }

  /// Use `focused`: calls `onEditingChanged` when the editing begins and when it ends.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      TextFieldContent(FormattedValue(value, formatter)).calling(onEditingChanged, {}), prompt: nil,
      label: Text(title))
  }

  /// Use `onSubmit`: calls `onCommit` when the user submits.
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldContent(FormattedValue(value, formatter)).calling({ _ in }, onCommit), prompt: nil,
      label: Text(titleKey))
  }

  /// Use `onSubmit`: calls `onCommit` when the user submits.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use the initialiser without it, with focused(_:) and onSubmit(of:_:)."
  )
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldContent(FormattedValue(value, formatter)).calling({ _ in }, onCommit), prompt: nil,
      label: Text(title))
  }
}

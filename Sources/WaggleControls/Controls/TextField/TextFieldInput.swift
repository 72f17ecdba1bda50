import Foundation
import Waggle

/// The text of a field, without any chrome: what all styles lay out.
nonisolated struct TextFieldInput: PrimitiveView {
  let content: TextFieldContent

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if inputs.bag[HasWordsAlone.self] {
      let input = view.part(at: 0, as: WordsInput.self)
      return _ViewOutputs(WordsInput.makeFollowing(input, inputs).node.asElement(inputs))
    }
    return LabelledInput.makeFollowing(view.part(at: 0, as: LabelledInput.self), inputs)
  }
}

/// The text of a field without a view for its label: one leaf, which fades itself.
nonisolated private struct WordsInput: EnvironmentView {
  let content: TextFieldContent

  @MainActor func content(in environment: EnvironmentValues) -> TextInput {
    var input = content.input(in: environment)
    input.disabledOpacity = TextFieldMetrics(environment.platformMetrics).disabledOpacity
    return input
  }
}

/// The text of a field with a label of other views than texts.
nonisolated private struct LabelledInput: EnvironmentView {
  let content: TextFieldContent

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let metrics = TextFieldMetrics(environment.platformMetrics)
    let input = content.input(in: environment)
    input
      .background(alignment: .leading) { label(of: input) }
      .accessibilityElement(children: .combine)
      .opacity(environment.isEnabled ? 1 : metrics.disabledOpacity)
  }

  /// The label, which is placed where the text will be, and is read aloud alone where that is taken.
  @MainActor @ViewBuilder private func label(of input: TextInput) -> some View {
    if content.title == nil {
      if content.prompt == nil, input.text.isEmpty {
        _TextFieldStyleLabel().foregroundStyle(.tertiary).allowsHitTesting(false)
      } else {
        _TextFieldStyleLabel().spokenOnly()
      }
    }
  }
}

extension TextFieldContent {
  /// What is edited, and how, in an environment.
  @MainActor fileprivate func input(in environment: EnvironmentValues) -> TextInput {
    var input = text.map { binding in
      TextInput(
        text: binding.wrappedValue, read: { binding.wrappedValue },
        write: { binding.wrappedValue = $0 })
    }
    if let value {
      let locale = environment.locale
      input = TextInput(text: value.read(locale), read: { value.read(locale) }, write: { _ in })
      input?.commit = { _ = value.write($0, locale) }
      if value.followsEdits, environment.platformMetrics != .macOS26 {
        input?.writeValue = { value.write($0, locale) }
      }
    }
    return configured(
      input ?? TextInput(text: "", read: { "" }, write: { _ in }), in: environment)
  }

  @MainActor private func configured(_ input: TextInput, in environment: EnvironmentValues)
    -> TextInput
  {
    var input = input
    switch kind {
    case .line: input.kind = .field
    case .growing: input.kind = .growing
    case .secure: input.kind = .secure
    }
    input.prompt = prompt ?? title
    input.lineExtra = TextFieldMetrics(environment.platformMetrics).lineExtra
    input.selection = selection.map { TextSelectionSource($0) }
    let screen = environment.screenEditing
    input.editingChanged = { [changed = editingChanged] hasFocus, id in
      screen?.changed(hasFocus, of: id)
      changed?(hasFocus)
    }
    if let screen { input.disappeared = { screen.changed(false, of: $0) } }
    if let onCommit { input.submitted = onCommit }
    return input
  }
}

/// The sizes of fields (C044).
struct TextFieldMetrics {
  /// Added to the height of each line.
  let lineExtra: CGFloat
  /// Around the text in a border.
  let inset: EdgeInsets
  /// The smallest height of a border, in points; nil for none.
  let leastHeight: CGFloat?
  let radius: CGFloat
  let border: CGFloat
  let borderOpacity = 0.2
  let disabledOpacity = 0.5

  init(_ metrics: PlatformMetrics) {
    lineExtra = metrics.choose(1.5, classic: 1.5, macOS: 0)
    let phone = EdgeInsets(top: 4, leading: 7.5, bottom: 4, trailing: 7.5)
    let classic = EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 7)
    inset = metrics.choose(
      phone, classic: classic, macOS: EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6))
    leastHeight = metrics.choose(34, classic: 34, macOS: nil)
    radius = metrics.choose(4, classic: 5, macOS: 5)
    border = metrics.choose(0.5, classic: 0.5, macOS: 0.5)
  }
}

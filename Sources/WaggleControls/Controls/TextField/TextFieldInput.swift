import Foundation
import Waggle

/// The text of a field, without any chrome: what all styles lay out.
struct TextFieldInput: View {
  let content: TextFieldContent
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.screenEditing) private var screen
  @Namespace private var id

  var body: some View {
    input
      .background(alignment: .leading) { label }
      .accessibilityElement(children: .combine)
      .opacity(isEnabled ? 1 : TextFieldMetrics(metrics).disabledOpacity)
      .onDisappear { screen?.changed(false, of: id) }
  }

  /// A label of other views than texts: it is placed where the text will be, and read aloud alone where that is taken.
  @ViewBuilder private var label: some View {
    if content.title == nil {
      if content.prompt == nil, text.isEmpty {
        _TextFieldStyleLabel().foregroundStyle(.tertiary).allowsHitTesting(false)
      } else {
        _TextFieldStyleLabel().spokenOnly()
      }
    }
  }

  private var text: String { content.text?.wrappedValue ?? content.value?.read(locale) ?? "" }

  private var input: TextInput {
    var input = content.text.map { binding in
      TextInput(
        text: binding.wrappedValue, read: { binding.wrappedValue },
        write: { binding.wrappedValue = $0 })
    }
    if let value = content.value {
      let locale = locale
      input = TextInput(text: value.read(locale), read: { value.read(locale) }, write: { _ in })
      input?.commit = { _ = value.write($0, locale) }
      if value.followsEdits, metrics != .macOS26 { input?.writeValue = { value.write($0, locale) } }
    }
    return configured(input ?? TextInput(text: "", read: { "" }, write: { _ in }))
  }

  private func configured(_ input: TextInput) -> TextInput {
    var input = input
    switch content.kind {
    case .line: input.kind = .field
    case .growing: input.kind = .growing
    case .secure: input.kind = .secure
    }
    input.prompt = content.prompt ?? content.title
    input.lineExtra = TextFieldMetrics(metrics).lineExtra
    input.selection = content.selection.map { TextSelectionSource($0) }
    input.editingChanged = { [screen, id, changed = content.editingChanged] hasFocus in
      screen?.changed(hasFocus, of: id)
      changed?(hasFocus)
    }
    if let commit = content.onCommit { input.submitted = commit }
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

import Foundation
public import Waggle

/// The automatic style: plain on iOS and in rows, with a rounded border on macOS (C044).
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The automatic style.
  public init() {}

  /// The field, with a border on macOS.
  @MainActor @preconcurrency
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    AutomaticTextField(content: configuration.content)
  }
}

private struct AutomaticTextField: View {
  let content: TextFieldContent
  @Surroundings private var surroundings

  var body: some View {
    if surroundings.context == nil {
      PlatformTextField(content: content)
    } else {
      TextFieldInput(content: content)
    }
  }
}

/// A field by itself: with a border on macOS.
nonisolated struct PlatformTextField: PrimitiveView {
  let content: TextFieldContent

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = view.part(at: 0, as: TextFieldContent.self)
    return content.makeChosen(
      RoundedTextField.self, if: { $0.platformMetrics.choose(false, classic: false, macOS: true) },
      else: TextFieldInput.self, in: inputs)
  }
}

/// A field in a rounded border.
private struct RoundedTextField: View {
  let content: TextFieldContent

  var body: some View { BorderedTextField(content: content, isRounded: true) }
}

/// A field without a border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style without a border.
  public init() {}

  /// The field alone.
  @MainActor @preconcurrency
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    TextFieldInput(content: configuration.content)
  }
}

/// A field in a rounded border (C044).
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style with a rounded border.
  public init() {}

  /// The field in a rounded border.
  @MainActor @preconcurrency
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    BorderedTextField(content: configuration.content, isRounded: true)
  }
}

/// A field in a border with corners.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The style with a border that has corners.
  public init() {}

  /// The field in a border with corners.
  @MainActor @preconcurrency
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    BorderedTextField(content: configuration.content, isRounded: false)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style: plain on iOS and in rows, with a rounded border on macOS (C044).
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field in a rounded border (C044).
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field in a border with corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// A field in a border; the border has the tint while the field has the focus.
struct BorderedTextField: View {
  let content: TextFieldContent
  let isRounded: Bool
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @FocusState private var isFocused: Bool
  @State private var isHovered = false

  var body: some View {
    let sizes = TextFieldMetrics(metrics)
    TextFieldInput(content: content)
      .focused($isFocused)
      .padding(sizes.inset)
      .frame(minHeight: sizes.leastHeight)
      .background { shape(sizes).fill(.background).opacity(isEnabled ? 1 : sizes.disabledOpacity) }
      .overlay { border(sizes) }
      // The ring of the keyboard focus is around the border (C484).
      .accessibilityElement(children: .combine)
      .onHover { isHovered = $0 && isEnabled }
  }

  private func shape(_ sizes: TextFieldMetrics) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: isRounded ? sizes.radius : 0)
  }

  private func border(_ sizes: TextFieldMetrics) -> some View {
    FieldBorder(
      shape: shape(sizes), isFocused: isFocused, width: sizes.border, opacity: sizes.borderOpacity,
      isHovered: isHovered)
  }
}

public import Waggle

/// The appearance of buttons with the standard interaction: they act when tapped.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding(.horizontal, 16)
///       .padding(.vertical, 8)
///       .background(.tint, in: Capsule())
///       .opacity(configuration.isPressed ? 0.6 : 1)
///   }
/// }
///
/// extension ButtonStyle where Self == Pill {
///   static var pill: Pill { Pill() }
/// }
///
/// Button("Save") {}.buttonStyle(.pill)
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// What a style gets to lay out: the label, the role, and whether it is pressed.
  typealias Configuration = ButtonStyleConfiguration

  /// The button's view; the framework adds the interaction.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style gets to lay out: the label, the role, and whether it is pressed.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's own label, to be placed by the style.
  nonisolated public struct Label {
    init() {}
  }

  /// The button's role; nil for none.
  public let role: ButtonRole?
  /// The button's own label.
  public let label = Label()
  /// Whether a finger is pressing the button (M136).
  public let isPressed: Bool
}

extension View {
  /// Sets the style of the buttons in this view; the nearest one applies.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ButtonStyles<S>>(style: style))
  }
}

private enum ButtonStyles<Style: ButtonStyle>: StyleKind {
  @MainActor static func makeBody(
    _ style: Style, _ configuration: PrimitiveButtonStyleConfiguration
  )
    -> some View
  {
    PressableButton(configuration: configuration) {
      style.makeBody(
        configuration: ButtonStyleConfiguration(role: configuration.role, isPressed: $0)
      )
      .plainFocusRing()
    }
  }
}

extension ButtonStyleConfiguration.Label: StyleSlotView {
  package typealias Slot = ButtonLabel
}

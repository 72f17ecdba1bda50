public import Waggle

/// How buttons look that act as buttons usually do: when they are tapped.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// A button that is to be styled.
  typealias Configuration = ButtonStyleConfiguration

  /// The button's view; the framework adds what makes it act.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A button that is to be styled.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's own label, wherever a style puts it.
  nonisolated public struct Label: PrimitiveView {
    fileprivate init() {}

    /// The views of the button's label; several stand in a row.
    public nonisolated static func _makeView(view: _GraphValue<Label>, inputs: _ViewInputs)
      -> _ViewOutputs
    { ButtonLabel.make(inputs) }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's own label.
  public let label = Label()
  /// Whether a finger rests on the button (M136).
  public let isPressed: Bool
}

extension View {
  /// Sets the look of the buttons in this view; the nearest wins.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}

nonisolated struct ButtonStyleModifier<Style: ButtonStyle>: PrimitiveModifier {
  let style: Style

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let maker = StyleMakerOf(modifier.part(at: 0, as: Style.self)) {
      (style: Style, button: PrimitiveButtonStyleConfiguration) in
      PressedButton(configuration: button) {
        style.makeBody(
          configuration: ButtonStyleConfiguration(role: button.role, isPressed: $0))
      }
    }
    var inner = inputs
    inner.bag[ButtonStyles.self] = ButtonStyles(maker, outer: inputs.bag[ButtonStyles.self])
    return body(_Graph(), inner)
  }
}

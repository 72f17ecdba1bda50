public import Waggle

/// How buttons look, and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// A button that is to be styled.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button's view. It calls `configuration.trigger()` to act.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A button that is to be styled.
nonisolated public struct PrimitiveButtonStyleConfiguration {
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
  let action: @MainActor () -> Void

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.action = action
  }

  /// The button's own label.
  public var label: Label { Label() }

  /// Does what the button does.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

extension ButtonLabel {
  static func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    guard let label = inputs.bag[ButtonLabel.self] else {
      fatalError("A button's label is used outside of the body of its style.")
    }
    return label(inputs)
  }
}

extension View {
  /// Sets the style of the buttons in this view; the nearest wins.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}

nonisolated struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: PrimitiveModifier {
  let style: Style

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let style = modifier.part(at: 0, as: Style.self)
    var inner = inputs
    inner.bag[ButtonStyles.self] = ButtonStyles(
      StyleMakerOf(style) { $0.makeBody(configuration: $1) }, outer: inputs.bag[ButtonStyles.self])
    return body(_Graph(), inner)
  }
}

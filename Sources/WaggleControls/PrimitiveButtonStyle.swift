public import Waggle

/// The appearance and the interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// What a style gets to lay out and to trigger: the label, the role, and the action.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button's view. It calls `configuration.trigger()` to perform the action.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style gets to lay out and to trigger: the label, the role, and the action.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The button's own label, to be placed by the style.
  nonisolated public struct Label: PrimitiveView {
    fileprivate init() {}

    /// Makes the views of the button's label; several are laid out in a row.
    public nonisolated static func _makeView(view: _GraphValue<Label>, inputs: _ViewInputs)
      -> _ViewOutputs
    { ButtonLabel.make(inputs) }
  }

  /// The button's role; nil for none.
  public let role: ButtonRole?
  let action: @MainActor () -> Void

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.action = action
  }

  /// The button's own label.
  public var label: Label { Label() }

  /// Performs the button's action.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

extension ButtonLabel {
  static func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    let label = require(
      inputs.bag[ButtonLabel.self], "A button's label is used outside of the body of its style",
      path: inputs.scope?.path ?? "",
      cure: "Use it only in the makeBody(configuration:) that received it.")
    return label(inputs)
  }
}

extension View {
  /// Sets the style of the buttons in this view; the nearest one applies.
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
      StyleMaker(style) { $0.makeBody(configuration: $1) }, outer: inputs.bag[ButtonStyles.self])
    return body(_Graph(), inner)
  }
}

public import Waggle

// What buttons need of the graph, in primitive views and modifiers; all other files use the public API.

/// A button in the nearest style.
nonisolated struct StyledButton<Label: View>: PrimitiveView {
  private let label: Label
  private let configuration: PrimitiveButtonStyleConfiguration

  init(label: Label, configuration: PrimitiveButtonStyleConfiguration) {
    self.label = label
    self.configuration = configuration
  }

  nonisolated static func _makeView(view: _GraphValue<StyledButton<Label>>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let label = view.part(at: 0, as: Label.self)
    let configuration = view.part(
      at: byteOffset(of: PrimitiveButtonStyleConfiguration.self, after: Label.self),
      as: PrimitiveButtonStyleConfiguration.self)
    var inner = inputs
    inner.bag[ButtonLabel.self] = {
      [outer = inputs.bag[ButtonLabel.self], style = inputs.bag[ButtonStyles.self]] in
      var inputs = $0
      inputs.bag[ButtonLabel.self] = outer
      inputs.bag[ButtonStyles.self] = style
      return _ViewOutputs(label.makePart(in: HStackLayout(), inputs))
    }
    // A button inside a style's body uses the next style outwards.
    let styles = inputs.bag[ButtonStyles.self] ?? .automatic(in: inputs)
    inner.bag[ButtonStyles.self] = styles.outer
    return styles.maker.make(configuration, inner)
  }
}

/// The button styles around a view, nearest first.
typealias ButtonStyles = StyleStack<PrimitiveButtonStyleConfiguration>

extension ButtonStyles {
  static func automatic(in inputs: _ViewInputs) -> ButtonStyles {
    let style = _GraphValue.constant(DefaultButtonStyle(), in: inputs)
    return ButtonStyles(StyleMaker(style) { $0.makeBody(configuration: $1) }, outer: nil)
  }
}

/// Makes the label of the button whose style's body is being made.
enum ButtonLabel: InputKey {
  static var defaultValue: ((_ViewInputs) -> _ViewOutputs)? { nil }
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

extension ButtonStyleConfiguration.Label: PrimitiveView {
  /// Makes the views of the button's label; several are laid out in a row.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  { ButtonLabel.make(inputs) }
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
  /// Makes the views of the button's label; several are laid out in a row.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  { ButtonLabel.make(inputs) }
}

nonisolated struct ButtonStyleModifier<Style: ButtonStyle>: PrimitiveModifier {
  let style: Style

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let maker = StyleMaker(modifier.part(at: 0, as: Style.self)) {
      (style: Style, button: PrimitiveButtonStyleConfiguration) in
      PressableButton(configuration: button) {
        style.makeBody(
          configuration: ButtonStyleConfiguration(role: button.role, isPressed: $0))
      }
    }
    var inner = inputs
    inner.pushStyle(maker)
    return body(_Graph(), inner)
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
    inner.pushStyle(StyleMaker(style) { $0.makeBody(configuration: $1) })
    return body(_Graph(), inner)
  }
}

public import Waggle

// What labels need of the graph, in primitive views and modifiers; all other files use the public API.

/// A label in the nearest style.
nonisolated struct StyledLabel<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  nonisolated static func _makeView(
    view: _GraphValue<StyledLabel<Title, Icon>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let title = view.part(at: 0, as: Title.self)
    let icon = view.part(at: byteOffset(of: Icon.self, after: Title.self), as: Icon.self)
    let outer = inputs
    var inner = inputs
    inner.bag[LabelPart<LabelStyleConfiguration.Title>.self] = {
      _ViewOutputs(title.makePart(in: HStackLayout(), $0.asPart(of: outer)))
    }
    inner.bag[LabelPart<LabelStyleConfiguration.Icon>.self] = {
      _ViewOutputs(icon.makePart(in: HStackLayout(), $0.asPart(of: outer)))
    }
    // A label inside a style's body uses the next style outwards.
    let styles = inputs.bag[LabelStyles.self] ?? .automatic(in: inputs)
    inner.bag[LabelStyles.self] = styles.outer
    let configuration = _GraphValue.constant(LabelStyleConfiguration(), in: inputs)
    return styles.maker.make(configuration, inner)
  }
}

extension _ViewInputs {
  /// The inputs of a part of a label: what the style is made with does not reach it.
  fileprivate func asPart(of label: _ViewInputs) -> _ViewInputs {
    var inputs = self
    inputs.bag[LabelPart<LabelStyleConfiguration.Title>.self] =
      label.bag[LabelPart<LabelStyleConfiguration.Title>.self]
    inputs.bag[LabelPart<LabelStyleConfiguration.Icon>.self] =
      label.bag[LabelPart<LabelStyleConfiguration.Icon>.self]
    inputs.bag[LabelStyles.self] = label.bag[LabelStyles.self]
    return inputs
  }
}

/// The label styles around a view, nearest first.
typealias LabelStyles = StyleStack<LabelStyleConfiguration>

extension LabelStyles {
  static func automatic(in inputs: _ViewInputs) -> LabelStyles {
    let style = _GraphValue.constant(DefaultLabelStyle(), in: inputs)
    return LabelStyles(StyleMaker(style) { $0.makeBody(configuration: $1) }, outer: nil)
  }
}

/// Makes the title or the icon of the label whose style's body is being made.
enum LabelPart<Part>: InputKey {
  static var defaultValue: ((_ViewInputs) -> _ViewOutputs)? { nil }

  static func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    let part = require(
      inputs.bag[LabelPart<Part>.self],
      "A label's title or icon is used outside of the body of its style",
      path: inputs.scope?.path ?? "",
      cure: "Use it only in the makeBody(configuration:) that received it.")
    return part(inputs)
  }
}

extension LabelStyleConfiguration.Title: PrimitiveView {
  /// Makes the views of the label's title; several are laid out in a row.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  { LabelPart<Self>.make(inputs) }
}

extension LabelStyleConfiguration.Icon: PrimitiveView {
  /// Makes the views of the label's icon; several are laid out in a row.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  { LabelPart<Self>.make(inputs) }
}

nonisolated struct LabelStyleModifier<Style: LabelStyle>: PrimitiveModifier {
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

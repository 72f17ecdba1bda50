import WaggleGraph

/// Makes styled views of one kind. It flows down with the inputs, so the style's type is known where a view is made:
/// a styled view is no dynamic place, and gives no default of its own (R016).
package class StyleMaker<Configuration> {
  /// Makes what the style makes of a configuration.
  package func make(_ configuration: _GraphValue<Configuration>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  { fatalError("a style without a body") }
}

/// The views that one style makes. The style may hold `@Environment` and kin, as a view may.
package final class StyleMakerOf<Style, Configuration, Body: View>: StyleMaker<Configuration> {
  private let style: _GraphValue<Style>
  private let makeBody: @MainActor (Style, Configuration) -> Body

  package init(
    _ style: _GraphValue<Style>, makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = style
    self.makeBody = makeBody
  }

  package override func make(_ configuration: _GraphValue<Configuration>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let inner = inputs.below(Style.self)
    let value = style.compared(in: inner)
    let rule = ClosureBodyRule<Style, Body>(view: value, inputs: inner) {
      [makeBody, unowned graph = inputs.runtime.graph] style in
      makeBody(style, configuration.read(in: graph))
    }
    let body = rule.attach(to: inner, sources: [value.node, configuration.node])
    return Body._makeView(view: body, inputs: inner)
  }
}

extension _GraphValue {
  /// A description that never changes.
  package static func constant(_ value: Value, in inputs: _ViewInputs) -> _GraphValue<Value> {
    _GraphValue(inputs.runtime.graph.makeInput(value, in: inputs.subgraph), isCompared: true)
  }
}

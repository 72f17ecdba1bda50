import WaggleGraph

/// Makes styled views of one kind. It is passed down in the inputs, so the style's type is known when a view is made: a
/// styled view is not dynamic content and adds no default (R016).
package struct StyleMaker<Configuration> {
  /// The type of the style.
  package let style: Any.Type
  /// Makes the view that the style builds from a configuration.
  package let make: (_GraphValue<Configuration>, _ViewInputs) -> _ViewOutputs
  /// Makes the views of that view where a list is expected.
  package let makeList: (_GraphValue<Configuration>, _ViewListInputs) -> _ViewListOutputs

  /// Like a view, the style may contain dynamic properties such as `@Environment`.
  package init<Style, Body: View>(
    _ style: _GraphValue<Style>, makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    func makeBodyRule(
      _ configuration: _GraphValue<Configuration>, _ inputs: _ViewInputs
    ) -> _GraphValue<Body> {
      let value = style.compared(in: inputs)
      let rule = StyleBodyRule(value, configuration, inputs, makeBody)
      return rule.attach(to: inputs, sources: [configuration.node])
    }
    self.style = Style.self
    make = { configuration, inputs in
      let inner = inputs.below(Style.self)
      return Body._makeView(view: makeBodyRule(configuration, inner), inputs: inner)
    }
    makeList = { configuration, inputs in
      var inner = inputs
      inner.base = inputs.base.below(Style.self)
      let body = makeBodyRule(configuration, inner.base)
      return Body._makeViewList(view: body, inputs: inner)
    }
  }
}

extension StyleMaker {
  /// Makes views in one of the framework's own styles directly: no body runs and no node is spent on the style.
  ///
  /// - Parameter look: a view whose only field is the configuration.
  package init<Look: View>(_ look: Look.Type, of style: Any.Type) {
    assert(MemoryLayout<Look>.size == MemoryLayout<Configuration>.size, "a look has one field")
    self.style = style
    make = { configuration, inputs in
      Look._makeView(view: configuration.part(at: 0, as: Look.self), inputs: inputs.below(style))
    }
    makeList = { configuration, inputs in
      var inner = inputs
      inner.base = inputs.base.below(style)
      return Look._makeViewList(view: configuration.part(at: 0, as: Look.self), inputs: inner)
    }
  }
}

/// Computes the body that a style makes from a configuration.
private final class StyleBodyRule<Style, Configuration, Body>: BodyRule<Style, Body> {
  private let configuration: _GraphValue<Configuration>
  private unowned let graph: Graph
  private let makeBody: @MainActor (Style, Configuration) -> Body

  init(
    _ style: _GraphValue<Style>, _ configuration: _GraphValue<Configuration>,
    _ inputs: _ViewInputs, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.configuration = configuration
    graph = inputs.runtime.graph
    self.makeBody = makeBody
    super.init(view: style, inputs: inputs)
  }

  override func compute(_ source: Style) -> Body {
    nonisolated(unsafe) let style = source
    nonisolated(unsafe) let configuration = configuration.read(in: graph)
    return onMainActor { [makeBody] in makeBody(style, configuration) }
  }
}

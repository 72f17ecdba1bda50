import WaggleGraph

extension View {
  /// Reports a problem of a control once, with the view's path.
  package nonisolated func reporting(_ diagnostic: (@Sendable (String) -> Diagnostic)?) -> some View
  {
    modifier(ReportModifier(diagnostic: diagnostic))
  }
}

/// Reports what a control found wrong with its parameters.
nonisolated private struct ReportModifier: PrimitiveModifier {
  let diagnostic: (@Sendable (_ viewPath: String) -> Diagnostic)?

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    ReportEffect(modifier, inputs).start()
    return body(_Graph(), inputs)
  }
}

private final class ReportEffect: ContentEffect {
  private let modifier: _GraphValue<ReportModifier>
  private let inputs: _ViewInputs

  init(_ modifier: _GraphValue<ReportModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    self.inputs = inputs
    super.init(inputs)
  }

  func start() {
    attach(inputs, reading: modifier.node)
    schedule()
  }

  override func updateContent(_ graph: Graph) {
    guard let diagnostic = modifier.read(in: graph).diagnostic else { return }
    runtime.reportOnce(diagnostic(inputs.scope?.path ?? ""))
  }
}

import WaggleGraph

extension View {
  /// Marks this view as presented content that has a place in the layout, such as the column of an inspector: reports and
  /// traces about what it writes are those of a presentation (R161).
  ///
  /// The values themselves are stopped by the view around it.
  package nonisolated func isPreferenceBoundary() -> some View { modifier(PreferenceBoundary()) }
}

/// Content in the boundary of a presentation.
nonisolated private struct PreferenceBoundary: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[PreferenceScopeKey.self] = PreferenceScope(boundaryIn: inputs)
    return _ViewOutputs(PreferenceBoundaryNode(body(_Graph(), inner).node))
  }
}

private final class PreferenceBoundaryNode: ModifierNode {
  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    let notRequested = trace.notRequested
    trace.notRequested = .presented
    content.addTrace(of: key, to: &trace)
    trace.notRequested = notRequested
  }
}

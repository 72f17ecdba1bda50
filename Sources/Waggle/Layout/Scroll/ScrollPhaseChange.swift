import WaggleGraph

extension View {
  /// Calls `action` with the old and the new phase when the phase of the first scroll view in this view changes, and once at
  /// the start (L120).
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }

  /// Calls `action` with the old and the new phase, and the geometry, when the phase of the first scroll view in this view
  /// changes, and once at the start (L120).
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { modifier(_ScrollPhaseModifier(action: action)) }
}

/// Observes the phase of a scroll view.
nonisolated public struct _ScrollPhaseModifier: PrimitiveModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  /// Makes the content, whose first scroll view is observed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs.read(by: ScrollPhaseReader(modifier, inputs))) }
}

/// Calls an action for each phase of a scroll view that lasts until the views are updated, the first included.
private final class ScrollPhaseReader: ScrollReader {
  private let modifier: _GraphValue<_ScrollPhaseModifier>
  private let calls: ScrollCalls
  /// nil before the call at the start.
  private var delivered: ScrollPhase?

  init(_ modifier: _GraphValue<_ScrollPhaseModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    calls = ScrollCalls("onScrollPhaseChange", nil, inputs)
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override var name: String { "onScrollPhaseChange" }

  override func updateContent(_ graph: Graph) {
    guard let scroll else { return }
    let modifier = modifier.read(in: graph)
    guard graph.value(scroll.phaseValue) != delivered else { return }
    calls.add { [weak self] in self?.deliver(modifier.action) }
  }

  private func deliver(
    _ action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) {
    guard let scroll, scroll.phase != delivered else { return }
    let old = delivered ?? .idle
    delivered = scroll.phase
    action(
      old, scroll.phase,
      ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: scroll.velocity))
  }
}

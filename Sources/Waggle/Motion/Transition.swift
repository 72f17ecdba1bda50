import WaggleGraph

/// How a view looks on its way into a container and out again (M063).
///
/// `body` is used as long as the view is there: what differs between the phases moves when the view comes and goes. It
/// names `content` once. What it changes of the environment reaches the view from the `transition` modifier inwards.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the body; the compiler finds it.
  associatedtype Body: View
  /// Stands for the view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view as it looks in a phase.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// What a host should know of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition that moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// `content` as this transition shows it in a phase.
  public nonisolated func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    _AppliedTransition(content: content, transition: self, phase: phase)
  }

  /// The body of a transition whose value and phase are found in the graph.
  nonisolated static func makeBody(
    _ transition: _GraphValue<Self>, _ inputs: _ViewInputs,
    phase: @escaping () -> TransitionPhase,
    content: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs.below(Self.self)
    inner.bag[PlaceholderKey<Self>.self] = content
    let rule = ClosureBodyRule<Self, Body>(view: transition, inputs: inner) { transition in
      nonisolated(unsafe) let transition = transition
      let phase = phase()
      return onMainActor { transition.body(content: Content(), phase: phase) }
    }
    let body = rule.attach(to: inner, source: transition.node)
    return Body._makeView(view: body, inputs: inner)
  }
}

/// A view as a transition shows it in a phase.
nonisolated struct _AppliedTransition<Applied: View, T: Transition>: PrimitiveView {
  let content: Applied
  let transition: T
  let phase: TransitionPhase

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.runtime.graph
    let transition = view.part(at: byteOffset(of: T.self, after: Applied.self), as: T.self)
    return T.makeBody(transition.compared(in: inputs), inputs) {
      view.read(in: graph).phase
    } content: { inputs in
      Applied._makeView(view: view.part(at: 0, as: Applied.self), inputs: inputs)
    }
  }
}

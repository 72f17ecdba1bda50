import WaggleGraph

/// How a view looks while it is inserted into a container and removed from it (M063).
///
/// `body` is in use as long as the view exists: insertion and removal animate what differs between its phases. It
/// contains `content` once. Its changes to the environment reach the views inside the `transition` modifier.
///
/// ```swift
/// struct Fly: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .offset(y: phase.value * 200)  // comes from above, leaves below
///       .opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
///
/// struct Hive: View {
///   @State private var isHome = true
///
///   var body: some View {
///     VStack {
///       Button("Fly") { withAnimation { isHome.toggle() } }
///       if isHome { Text("Bee").transition(Fly()) }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the body; the compiler infers it.
  associatedtype Body: View
  /// Stands for the view that is inserted and removed.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase of the transition.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// The properties that a host reads before it runs the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default: a transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// `content` in a phase of this transition.
  public nonisolated func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    _AppliedTransition(content: content, transition: self, phase: phase)
  }

  /// The body of a transition whose value and phase are read from the graph.
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
    let body = rule.attach(to: inner)
    return Body._makeView(view: body, inputs: inner)
  }
}

/// A view in a phase of a transition.
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

public import Foundation
import WaggleGraph

/// A transition whose type is not known.
public struct AnyTransition {
  let box: Box

  /// Holds `transition` without its type.
  public init<T: Transition>(_ transition: T) { box = BoxOf(transition) }

  /// A transition, and how a child of a container gets it.
  class Box {
    let properties: TransitionProperties

    init(_ properties: TransitionProperties) { self.properties = properties }

    /// A view around `content`, whose phase is in the graph.
    func makeEffect(
      around content: ViewNode, _ phase: Attribute<TransitionPhase>, _ inputs: _ViewInputs,
      adapt: @escaping (_ViewInputs) -> Void
    ) -> Effect { fatalError("a transition without a type") }

    /// Takes over from the transition that made `effect`; false where it is of another type.
    func update(_ effect: Effect, in graph: Graph) -> Bool { false }

    func combined(with other: Box) -> AnyTransition { fatalError("a transition without a type") }
    func combined<T: Transition>(after first: T) -> AnyTransition {
      fatalError("a transition without a type")
    }
    func asymmetric(removal: Box) -> AnyTransition { fatalError("a transition without a type") }
    func asymmetric<T: Transition>(insertion: T) -> AnyTransition {
      fatalError("a transition without a type")
    }
    func animated(_ animation: Animation?) -> AnyTransition {
      fatalError("a transition without a type")
    }
  }

  /// What a transition made of a view, and where its value is.
  struct Effect {
    let node: ViewNode
    fileprivate let type: ObjectIdentifier
    fileprivate let value: NodeID
  }
}

private final class BoxOf<T: Transition>: AnyTransition.Box {
  private let transition: T

  init(_ transition: T) {
    self.transition = transition
    super.init(onMainActor { T.properties })
  }

  override func makeEffect(
    around content: ViewNode, _ phase: Attribute<TransitionPhase>, _ inputs: _ViewInputs,
    adapt: @escaping (_ViewInputs) -> Void
  ) -> AnyTransition.Effect {
    let graph = inputs.runtime.graph
    let value = graph.makeInput(transition, in: inputs.subgraph)
    let made = T.makeBody(_GraphValue(value, isCompared: true), inputs) {
      graph.value(phase)
    } content: { inputs in
      adapt(inputs)
      return _ViewOutputs(content)
    }
    return AnyTransition.Effect(node: made.node, type: ObjectIdentifier(T.self), value: value.node)
  }

  override func update(_ effect: AnyTransition.Effect, in graph: Graph) -> Bool {
    guard effect.type == ObjectIdentifier(T.self) else { return false }
    graph.set(Attribute<T>(effect.value), to: transition)
    return true
  }

  override func combined(with other: AnyTransition.Box) -> AnyTransition {
    other.combined(after: transition)
  }

  override func combined<First: Transition>(after first: First) -> AnyTransition {
    AnyTransition(_CombinedTransition(first: first, second: transition))
  }

  override func asymmetric(removal: AnyTransition.Box) -> AnyTransition {
    removal.asymmetric(insertion: transition)
  }

  override func asymmetric<Insertion: Transition>(insertion: Insertion) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion, removal: transition))
  }

  override func animated(_ animation: Animation?) -> AnyTransition {
    AnyTransition(_AnimatedTransition(base: transition, animation: animation))
  }
}

// MARK: Ready-made

extension AnyTransition {
  /// Comes and goes at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// Fades in and out.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// Grows from next to nothing, and shrinks to that.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(noScale)) }

  /// Grows from a scale about a point, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Comes in by the leading edge and goes by the trailing one (M069).
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Comes in by an edge and goes by it (M069).
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Fades in from an edge and out by the opposite one (M069).
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Comes from so far away, and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Comes from so far away, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes in by one transition and goes by another (M071).
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion.box.asymmetric(removal: removal.box)
  }

  /// Has one modifier before the view is there and when it goes, another while it is (M071).
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(_ModifierTransition(active: active, identity: identity))
  }

  /// Both transitions: this one inside, `other` outside (M071).
  public func combined(with other: AnyTransition) -> AnyTransition { box.combined(with: other.box) }

  /// The transition with an animation of its own, whatever the transaction (M064).
  public func animation(_ animation: Animation?) -> AnyTransition { box.animated(animation) }
}

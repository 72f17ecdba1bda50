public import Foundation
import WaggleGraph

/// A type-erased transition.
public struct AnyTransition {
  let box: Box

  /// Erases the type of `transition`.
  public init<T: Transition>(_ transition: T) { box = BoxOf(transition) }

  /// The type-erased storage of a transition.
  class Box {
    let properties: TransitionProperties

    init(_ properties: TransitionProperties) { self.properties = properties }

    /// Creates the view for `content` in the transition, which reads its phase from the graph.
    func makeEffect(
      around content: ViewNode, _ phase: Attribute<TransitionPhase>, _ inputs: _ViewInputs,
      adapt: @escaping (_ViewInputs) -> Void
    ) -> Effect { fatalError("AnyTransition.Box is abstract") }

    /// Replaces the value of the transition that created `effect`; false if that is of another type.
    func update(_ effect: Effect, in graph: Graph) -> Bool { false }

    func combined(with other: Box) -> AnyTransition { fatalError("AnyTransition.Box is abstract") }
    func combined<T: Transition>(after first: T) -> AnyTransition {
      fatalError("AnyTransition.Box is abstract")
    }
    func asymmetric(removal: Box) -> AnyTransition { fatalError("AnyTransition.Box is abstract") }
    func asymmetric<T: Transition>(insertion: T) -> AnyTransition {
      fatalError("AnyTransition.Box is abstract")
    }
    func animated(_ animation: Animation?) -> AnyTransition {
      fatalError("AnyTransition.Box is abstract")
    }
  }

  /// The view that a transition has created, and the node of the transition's value.
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
    let outputs = T.makeBody(_GraphValue(value, isCompared: true), inputs) {
      graph.value(phase)
    } content: { inputs in
      adapt(inputs)
      return _ViewOutputs(content)
    }
    return AnyTransition.Effect(
      node: outputs.node, type: ObjectIdentifier(T.self), value: value.node)
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

// MARK: Built-in transitions

extension AnyTransition {
  /// No effect: the view is inserted and removed at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// Fades in on insertion and out on removal.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// Scales up from almost 0 on insertion, and down to it on removal.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(noScale)) }

  /// Scales from `scale` about `anchor` on insertion, and back to it on removal.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Moves in from the leading edge, and out to the trailing edge (M069).
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Moves in from an edge, and out to the same edge (M069).
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Fades and moves in from an edge, and out to the opposite edge (M069).
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Moves in from an offset in points, and out to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Moves in from an offset in points, and out to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Uses one transition for insertion and another for removal (M071).
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion.box.asymmetric(removal: removal.box)
  }

  /// Applies the modifier `active` before insertion and after removal, and `identity` in between (M071).
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(_ModifierTransition(active: active, identity: identity))
  }

  /// Both transitions: this one inside, `other` outside (M071).
  public func combined(with other: AnyTransition) -> AnyTransition { box.combined(with: other.box) }

  /// The transition with its own animation, in any transaction (M064).
  public func animation(_ animation: Animation?) -> AnyTransition { box.animated(animation) }
}

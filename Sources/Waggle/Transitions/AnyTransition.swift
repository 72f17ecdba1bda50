public import Foundation
import WaggleGraph

/// A type-erased transition.
public struct AnyTransition {
  let box: Box

  /// Erases the type of `transition`.
  public init<T: Transition>(_ transition: T) { box = Box(transition) }

  /// The storage of a transition of any type. An object, so that equal modifiers are found to be equal.
  final class Box {
    let properties: TransitionProperties
    fileprivate let transition: any Transition

    init<T: Transition>(_ transition: T) {
      self.transition = transition
      properties = onMainActor { T.properties }
    }
  }

  /// The view that a transition has created, and the node of the transition's value.
  struct Effect {
    let node: ViewNode
    fileprivate let type: ObjectIdentifier
    fileprivate let value: NodeID
  }
}

extension AnyTransition.Box {
  /// Creates the view for `content` in the transition, which reads its phase from the graph.
  func makeEffect(
    around content: ViewNode, _ phase: Attribute<TransitionPhase>, _ inputs: _ViewInputs,
    adapt: @escaping (_ViewInputs) -> Void
  ) -> AnyTransition.Effect {
    func make<T: Transition>(_ transition: T) -> AnyTransition.Effect {
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
    return make(transition)
  }

  /// Replaces the value of the transition that created `effect`; false if that is of another type.
  func update(_ effect: AnyTransition.Effect, in graph: Graph) -> Bool {
    func set<T: Transition>(_ transition: T) -> Bool {
      guard effect.type == ObjectIdentifier(T.self) else { return false }
      graph.set(Attribute<T>(effect.value), to: transition)
      return true
    }
    return set(transition)
  }

  fileprivate func combined(with other: AnyTransition.Box) -> AnyTransition {
    func combine<A: Transition, B: Transition>(_ first: A, _ second: B) -> AnyTransition {
      AnyTransition(_CombinedTransition(first: first, second: second))
    }
    return combine(transition, other.transition)
  }

  fileprivate func asymmetric(removal: AnyTransition.Box) -> AnyTransition {
    func combine<A: Transition, B: Transition>(_ insertion: A, _ removal: B) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return combine(transition, removal.transition)
  }

  fileprivate func animated(_ animation: Animation?) -> AnyTransition {
    func animate<T: Transition>(_ transition: T) -> AnyTransition {
      AnyTransition(_AnimatedTransition(base: transition, animation: animation))
    }
    return animate(transition)
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

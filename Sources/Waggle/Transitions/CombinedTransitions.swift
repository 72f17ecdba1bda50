/// One transition for insertion, another for removal (M071).
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// The transition for insertion.
  public var insertion: Insertion
  /// The transition for removal.
  public var removal: Removal

  /// Inserts with `insertion` and removes with `removal`.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The union of both.
  public static var properties: TransitionProperties {
    onMainActor { Insertion.properties.union(Removal.properties) }
  }

  /// The view with `insertion` before it is inserted, and with `removal` while it is removed.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

/// Two transitions, the first inside the second (M071).
nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  /// The union of both.
  public static var properties: TransitionProperties {
    onMainActor { First.properties.union(Second.properties) }
  }

  /// The view in the first transition, in the second.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with its own animation (M064).
nonisolated public struct _AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  /// The properties of the base, plus the animation.
  public static var properties: TransitionProperties {
    var properties = onMainActor { Base.properties }
    properties.ownsAnimation = true
    return properties
  }

  /// The view in the base transition, whose changes use this animation; the view's own changes do not.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let (base, animation) = (base, animation)
    return content.transaction({
      if !$0.disablesAnimations { $0.animation = animation }
    }) {
      base.apply(content: $0, phase: phase)
    }
  }
}

/// One modifier before insertion and after removal, another in between (M071).
nonisolated public struct _ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  /// The view with the modifier of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition {
  /// Both transitions: this one inside, `other` outside (M071).
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }

  /// The transition with its own animation, in any transaction (M064).
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }
}

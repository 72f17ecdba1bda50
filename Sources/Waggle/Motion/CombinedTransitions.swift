/// Comes in by one transition and goes by another (M071).
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Comes by `insertion` and goes by `removal`.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Those of both.
  public static var properties: TransitionProperties {
    onMainActor { Insertion.properties.union(Removal.properties) }
  }

  /// The view in `insertion` on its way in, in `removal` on its way out.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

/// Two transitions, one inside the other (M071).
nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  /// Those of both.
  public static var properties: TransitionProperties {
    onMainActor { First.properties.union(Second.properties) }
  }

  /// The view in the first, in the second.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with an animation of its own (M064).
nonisolated public struct _AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  /// Those of the base, with an animation.
  public static var properties: TransitionProperties {
    var properties = onMainActor { Base.properties }
    properties.ownsAnimation = true
    return properties
  }

  /// The view in the base, which has this animation; the view itself has not.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let (base, animation) = (base, animation)
    return content.transaction({
      if !$0.disablesAnimations { $0.animation = animation }
    }) {
      base.apply(content: $0, phase: phase)
    }
  }
}

/// One modifier where the view is not there, another where it is (M071).
nonisolated public struct _ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  /// The view with the phase's modifier.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition {
  /// Both transitions: this one inside, `other` outside (M071).
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own, whatever the transaction (M064).
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }
}

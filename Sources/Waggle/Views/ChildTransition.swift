/// How one child of a container comes and goes: a view around it, which has the effect.
package protocol ChildTransition: ViewNode {
  var properties: TransitionProperties { get }
  /// Whether its nodes are freed: the child went while others with which it was to come, or go, are still there.
  var isGone: Bool { get }
  /// Shows the view in a phase; what changes for it changes under `transaction`, or at once for nil.
  func show(_ phase: TransitionPhase, under transaction: Transaction?)
  /// The views have been brought up to date in that phase.
  func endStep()
  /// Called when it is no longer needed while the child stays: never for one that the child itself brought.
  func drop()
}

/// What a modifier says of how its view comes and goes.
package protocol TransitionTrait: AnyObject {
  /// The child of a container with that said of it: all of the child, with the modifiers around the one that says it.
  func makeTransition(around child: ViewNode, _ inputs: _ViewInputs) -> any ChildTransition
}

/// Asks for a view's `TransitionTrait`.
package enum TransitionTraitKey {}

extension ViewNode {
  /// What the outermost `transition` modifier of the view says; nil where it has none.
  var transitionTrait: (any TransitionTrait)? {
    trait(ObjectIdentifier(TransitionTraitKey.self)) as? any TransitionTrait
  }
}

/// The update in which a place was filled without a transition (M062).
enum SkipsTransitionKey: InputKey {
  static var defaultValue: Int { -1 }
}

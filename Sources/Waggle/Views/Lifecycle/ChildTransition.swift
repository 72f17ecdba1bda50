/// Animates the insertion and removal of one child of a container: a node around the child that applies the effect.
package protocol ChildTransition: ViewNode {
  var properties: TransitionProperties { get }
  /// Whether its nodes have been freed. A batch of transitions can outlive some of its children.
  var isRemoved: Bool { get }
  /// Shows the view in a phase. The change is animated under `transaction`; nil changes it at once.
  func show(_ phase: TransitionPhase, under transaction: Transaction?)
  /// Called after the views have been updated for that phase.
  func didUpdatePhase()
  /// Removes a transition that the controller added, when it is no longer needed and the child stays. Never called for
  /// a transition that the child declares itself.
  func drop()
}

/// What a `transition` modifier declares about its view.
package final class TransitionTrait {
  /// Wraps a container's child in the declared transition: the whole child, including the modifiers outside
  /// `transition`.
  let makeTransition: (ViewNode, _ViewInputs) -> any ChildTransition

  package init(makeTransition: @escaping (ViewNode, _ViewInputs) -> any ChildTransition) {
    self.makeTransition = makeTransition
  }
}

extension ViewNode {
  /// The view's outermost `transition` modifier; nil if it has none.
  var transitionTrait: TransitionTrait? {
    trait(ObjectIdentifier(TransitionTrait.self)) as? TransitionTrait
  }
}

/// The number of the update that filled this list without a transition (M062); -1 if none did.
enum SkipsTransitionKey: InputKey {
  static var defaultValue: Int { -1 }
}

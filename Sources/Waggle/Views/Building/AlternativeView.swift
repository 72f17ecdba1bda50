package import WaggleGraph

/// A view that shows one of several alternatives. Each `OutputKey` decides how the alternatives become one output.
package protocol AlternativeView: AnyObject {
  var inputs: _ViewInputs { get }
  /// The alternative that is shown; nil before the first is chosen.
  var chosenNode: ViewNode? { get }
  /// The alternatives that were built and not chosen, in order.
  var passedOver: [ViewNode] { get }
  /// The chosen alternative as a list of at most one child.
  var chosenChildren: ChildList { get }
  var viewPath: String { get }
  /// Invalidates `node` whenever another alternative is chosen.
  func addDependent(_ node: NodeID)
}

extension OutputKey {
  /// By default the output of the chosen view alone, as a container with that one child would give it.
  package static func choose(_ chooser: any AlternativeView) -> Output? {
    chooser.chosenChildren.output(self)
  }
}

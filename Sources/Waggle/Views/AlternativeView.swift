package import WaggleGraph

/// A view that shows one of several: its outputs are the shown one's, by the rule of each key.
package protocol AlternativeView: AnyObject {
  var inputs: _ViewInputs { get }
  /// What is shown now.
  var chosenNode: ViewNode? { get }
  /// What was built and not chosen, in order.
  var passedOver: [ViewNode] { get }
  /// The shown view as a container's only child.
  var shown: ChildList { get }
  var place: String { get }
  /// Has `node` run again when another view is chosen.
  func addDependent(_ node: NodeID)
}

extension OutputKey {
  /// What is shown, as from a container.
  package static func choose(_ chooser: any AlternativeView) -> Output? {
    chooser.shown.output(self)
  }
}

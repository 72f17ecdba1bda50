/// The views with an identifier: the framework's own key. Unlike `AccessibilityOutput` it includes hidden views.
package enum IdentifiedOutput: CollectedOutput {
  package typealias Element = (identifier: String, view: ViewNode)
}

extension ViewNode {
  /// The current views with an identifier, outer before inner.
  package var identifiedViews: [(identifier: String, view: ViewNode)] {
    collected(IdentifiedOutput.self)
  }
}

import WaggleGraph

extension ViewHost {
  /// Stops if a law of the tree is broken. Call between frames. Costs O(nodes).
  package func checkInvariants() {
    runtime.graph.checkInvariants()
    runtime.clock.checkInvariants()
    runtime.contentQueue.checkInvariants()
    input.checkInvariants()
    appearanceScope.checkInvariants()
    query { layout.root?.checkInvariants() }
  }
}

import WaggleGraph

extension ViewHost {
  /// Graph nodes made since the host was made.
  package var madeNodeCount: Int { runtime.graph.madeNodeCount }

  /// Graph nodes that are there now.
  package var liveNodeCount: Int { runtime.graph.liveNodeCount }

  /// The environment that the root view starts with.
  package var rootEnvironment: EnvironmentValues {
    runtime.graph.peek(environment) ?? EnvironmentValues()
  }

  /// What one view draws, in the coordinates of whatever draws it.
  package func displayList(of view: ViewNode) -> DisplayList {
    asking { view.display.map { runtime.graph.value($0.attribute) } ?? .empty }
  }
}

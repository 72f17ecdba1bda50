import WaggleGraph

extension ViewHost {
  /// The number of graph nodes made since the host was made.
  package var createdNodeCount: Int { runtime.graph.createdNodeCount }

  /// The number of graph nodes that exist now.
  package var liveNodeCount: Int { runtime.graph.liveNodeCount }

  /// The root view's environment.
  package var rootEnvironment: EnvironmentValues {
    runtime.graph.peek(environment.attribute) ?? EnvironmentValues()
  }

  /// The display list of one view, in the coordinates of the view that draws it.
  package func displayList(of view: ViewNode) -> DisplayList {
    query { view.display.map { runtime.graph.value($0.attribute) } ?? .empty }
  }
}

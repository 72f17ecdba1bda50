import WaggleGraph

/// The newest value of a description, for event code; after its view is dropped, the last one read.
package final class LatestValue<G> {
  private let value: _GraphValue<G>
  private let graph: Graph
  private var last: G?

  package init(_ value: _GraphValue<G>, _ inputs: _ViewInputs) {
    self.value = value
    graph = inputs.runtime.graph
  }

  convenience init(_ value: _GraphValue<G>, _ inputs: _GestureInputs) {
    self.init(value, inputs.view)
  }

  /// Reads the value, so that there is one for an action that is called after others, which may remove the view.
  func keep() { _ = current }

  package var current: G {
    if let last, !graph.isAlive(value.node) { return last }
    let latest = value.untracked(in: graph)
    last = latest
    return latest
  }
}

extension _GraphValue {
  /// The current value, for event code: the read is not recorded as a dependency.
  func untracked(in graph: Graph) -> Value { graph.untracked { read(in: graph) } }
}

extension _ViewInputs {
  /// The view's current environment, for event code: the read is not recorded as a dependency.
  package var currentEnvironment: EnvironmentValues { environment.current }
}

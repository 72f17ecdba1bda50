import WaggleGraph

/// A view of the framework's own that is computed from its fields and the environment, and from nothing else: it has no dynamic
/// properties.
///
/// - Cost: one node, where a body has two and one for each value of the environment that it reads. The content is computed
///   again when any value of the environment changes, and compared.
package nonisolated protocol EnvironmentView: PrimitiveView {
  associatedtype Content: View

  /// The view in an environment.
  @MainActor @ViewBuilder func content(in environment: EnvironmentValues) -> Content
}

extension EnvironmentView {
  package nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let content = view.map(with: inputs.environment, in: inputs) { environment, view in
      nonisolated(unsafe) let (environment, view) = (environment, view)
      return onMainActor { view.content(in: environment) }
    }
    return Content._makeView(view: content, inputs: inputs)
  }
}

extension EnvironmentView {
  /// Makes a view whose content depends on states and observable objects too, which its fields lead to: as a body's does, it
  /// follows what is read of them.
  ///
  /// - Cost: one node.
  package nonisolated static func makeFollowing(_ view: _GraphValue<Self>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let content = EnvironmentBodyRule(view, inputs).attach(to: inputs)
    return Content._makeView(view: content, inputs: inputs)
  }
}

/// Computes the content of an `EnvironmentView` as a body.
private final class EnvironmentBodyRule<Source: EnvironmentView>: BodyRule<Source, Source.Content> {
  private let environment: EnvironmentSource
  private unowned let graph: Graph

  init(_ view: _GraphValue<Source>, _ inputs: _ViewInputs) {
    environment = inputs.environment
    graph = inputs.runtime.graph
    super.init(view: view, inputs: inputs)
  }

  override func compute(_ source: Source) -> Source.Content {
    nonisolated(unsafe) let (view, environment) = (source, graph.value(environment))
    return onMainActor { view.content(in: environment) }
  }
}

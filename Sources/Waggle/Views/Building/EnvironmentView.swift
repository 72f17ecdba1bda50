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

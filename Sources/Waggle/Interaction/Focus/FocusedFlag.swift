import WaggleGraph

extension EnvironmentValues {
  /// Whether the nearest focusable view around this one has the focus.
  public var isFocused: Bool { focusAppearance != .none }
}

/// Publishes to the views inside a focusable view whether it has the focus.
final class FocusedFlag {
  private unowned let runtime: Runtime
  private let appearance: Attribute<FocusAppearance>

  /// A flag, and the inputs with which the views inside read it.
  static func make(in inputs: _ViewInputs) -> (flag: FocusedFlag, inner: _ViewInputs) {
    let flag = FocusedFlag(inputs)
    let inner = inputs.withEnvironment(of: _GraphValue(flag.appearance, isCompared: true)) {
      $0.focusAppearance = $1
    }
    return (flag, inner)
  }

  init(_ inputs: _ViewInputs) {
    runtime = inputs.runtime
    appearance = inputs.runtime.graph.makeInput(.none, in: inputs.subgraph)
  }

  /// How the view shows that it has the focus; the reading rule depends on it.
  func read(in graph: Graph) -> FocusAppearance { graph.value(appearance) }

  /// Sets whether the view has the focus; readers update in the next update.
  func set(_ value: FocusAppearance) {
    runtime.schedule { [runtime, appearance] in
      if runtime.graph.isAlive(appearance.node) { runtime.graph.set(appearance, to: value) }
    }
  }
}

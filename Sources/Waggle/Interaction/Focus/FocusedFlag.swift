import WaggleGraph

extension EnvironmentValues {
  /// Whether the nearest focusable view around this one has the focus.
  public var isFocused: Bool { focusAppearance != .none }
}

/// Publishes to the views inside a focusable view whether it has the focus.
final class FocusedFlag {
  private unowned let runtime: Runtime
  private let look: Attribute<FocusAppearance>

  /// A flag, and the inputs with which the views inside read it.
  static func make(in inputs: _ViewInputs) -> (flag: FocusedFlag, inner: _ViewInputs) {
    let flag = FocusedFlag(inputs)
    let inner = inputs.withEnvironment(of: _GraphValue(flag.look, isCompared: true)) {
      $0.focusAppearance = $1
    }
    return (flag, inner)
  }

  private init(_ inputs: _ViewInputs) {
    runtime = inputs.runtime
    look = inputs.runtime.graph.makeInput(.none, in: inputs.subgraph)
  }

  /// Sets whether the view has the focus; readers update in the next update.
  func set(_ value: FocusAppearance) {
    runtime.schedule { [runtime, look] in
      if runtime.graph.isAlive(look.node) { runtime.graph.set(look, to: value) }
    }
  }
}

import WaggleGraph

extension EnvironmentValues {
  /// Whether the nearest focusable view around this one has the focus.
  public var isFocused: Bool { focusAppearance != .none }
}

/// Publishes to the views inside a focusable view whether it has the focus.
final class FocusedFlag {
  private unowned let runtime: Runtime
  /// Nil where no view inside reads it.
  private let appearance: Attribute<FocusAppearance>?

  /// A flag, and the inputs with which the views inside read it.
  static func make(in inputs: _ViewInputs) -> (flag: FocusedFlag, inner: _ViewInputs) {
    let flag = FocusedFlag(inputs)
    let inner = inputs.withEnvironment(of: _GraphValue(flag.appearance!, isCompared: true)) {
      $0.focusAppearance = $1
    }
    return (flag, inner)
  }

  /// - Parameter isRead: whether a view may read it; else it costs no node.
  init(_ inputs: _ViewInputs, isRead: Bool = true) {
    runtime = inputs.runtime
    appearance = isRead ? inputs.runtime.graph.makeInput(.none, in: inputs.subgraph) : nil
  }

  /// How the view shows that it has the focus; the reading rule depends on it.
  func read(in graph: Graph) -> FocusAppearance { appearance.map { graph.value($0) } ?? .none }

  /// Sets whether the view has the focus; readers update in the next update.
  func set(_ value: FocusAppearance) {
    guard let appearance else { return }
    runtime.schedule { [runtime, appearance] in
      if runtime.graph.isAlive(appearance.node) { runtime.graph.set(appearance, to: value) }
    }
  }
}

import WaggleGraph

extension EnvironmentValues {
  /// Whether the nearest focusable view around this one has the focus.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}

private struct FocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Publishes to the views inside a focusable view whether it has the focus.
final class FocusedFlag {
  private unowned let runtime: Runtime
  private let isFocused: Attribute<Bool>

  /// A flag, and the inputs with which the views inside read it.
  static func make(in inputs: _ViewInputs) -> (flag: FocusedFlag, inner: _ViewInputs) {
    let flag = FocusedFlag(inputs)
    let inner = inputs.withEnvironment(of: _GraphValue(flag.isFocused, isCompared: true)) {
      $0.isFocused = $1
    }
    return (flag, inner)
  }

  private init(_ inputs: _ViewInputs) {
    runtime = inputs.runtime
    isFocused = inputs.runtime.graph.makeInput(false, in: inputs.subgraph)
  }

  /// Sets whether the view has the focus; readers update in the next update.
  func set(_ value: Bool) {
    runtime.schedule { [runtime, isFocused] in
      if runtime.graph.isAlive(isFocused.node) { runtime.graph.set(isFocused, to: value) }
    }
  }
}

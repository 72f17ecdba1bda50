import WaggleGraph

extension EnvironmentValues {
  /// Whether the nearest view around this one that may have the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}

private struct FocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Tells what is in a view that may have the focus whether it has.
final class FocusedFlag {
  private unowned let runtime: Runtime
  private let isFocused: Attribute<Bool>

  /// A mark, and what is in the view from now on.
  static func make(in inputs: _ViewInputs) -> (mark: FocusedFlag, inner: _ViewInputs) {
    let mark = FocusedFlag(inputs)
    let inner = inputs.withEnvironment(of: _GraphValue(mark.isFocused, isCompared: true)) {
      $0.isFocused = $1
    }
    return (mark, inner)
  }

  private init(_ inputs: _ViewInputs) {
    runtime = inputs.runtime
    isFocused = inputs.runtime.graph.makeInput(false, in: inputs.subgraph)
  }

  /// The focus has come, or gone; the views follow in the next update.
  func set(_ value: Bool) {
    runtime.schedule { [runtime, isFocused] in
      if runtime.graph.isAlive(isFocused.node) { runtime.graph.set(isFocused, to: value) }
    }
  }
}

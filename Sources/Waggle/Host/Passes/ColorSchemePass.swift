import WaggleGraph

extension ViewHost {
  /// Adopts the colour scheme that the content prefers (R162); true if that changed the root's environment.
  func runColorSchemePass() -> Bool {
    guard runtime.updating({ scheme.update(from: rootView, in: runtime) }) else { return false }
    runtime.graph.set(environment, to: scheme.environment)
    return true
  }
}

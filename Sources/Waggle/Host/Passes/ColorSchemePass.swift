import WaggleGraph

extension ViewHost {
  /// Adopts the colour scheme that the content prefers (R162); true if that changed the root's environment. Visits one
  /// preference, if a view writes it. Runs once in an update, so that a preference which alternates ends there.
  func runColorSchemePass() -> Bool {
    guard runtime.updating({ colorScheme.update(from: rootView, in: runtime) }) else {
      return false
    }
    environment.set(colorScheme.environment, in: runtime.graph)
    return true
  }
}

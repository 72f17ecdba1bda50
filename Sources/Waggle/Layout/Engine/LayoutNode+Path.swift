extension LayoutNode {
  /// The path from the root to the view, for diagnostics; empty for a view without a name around it.
  package final var viewPath: String { scope?.path ?? "" }
}

extension ViewHost {
  /// Places views. Visits only nodes with work, from the root down, each at most 8 times (`LayoutNode.layoutSubtree`);
  /// builds the content of geometry readers and preference layers on the way.
  func runPositionsPass() { runtime.updating { layout.updatePositions() } }
}

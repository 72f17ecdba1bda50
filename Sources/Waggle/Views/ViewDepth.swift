extension _ViewInputs {
  /// How many places may lie above a view, and how many of these may take room. All passes over the tree recurse, and the
  /// stack has 8 MiB: in a debug build one level of overlays and containers costs up to 11 KB of it.
  private static var deepest: (places: Int, nodes: Int) { (6_000, 1_500) }

  /// False, with a word about it, where a view lies too deep to be made. Nothing is made in its place, so that a view that
  /// contains itself for ever ends in a report.
  func hasRoom(for type: Any.Type) -> Bool {
    if depth < Self.deepest.places, nesting < Self.deepest.nodes, runtime.stack.hasRoom {
      return true
    }
    runtime.reportDepth(
      "The tree is too deep for the stack: \(typeName(type)) lies below \(depth) others and is left out. "
        + "Nest less, split the view, or end its recursion.",
      path: scope?.path ?? "")
    return false
  }
}

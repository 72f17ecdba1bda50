extension _ViewInputs {
  /// The deepest allowed nesting: levels of any kind, and those of them that are layout nodes. All passes over the tree
  /// recurse on a stack of 8 MiB, of which one level of overlays and containers takes up to 11 KB in a debug build.
  private static var deepest: (levels: Int, layoutNodes: Int) { (6_000, 1_500) }

  /// False, with a report, if a view is too deep to be made. It is left out, so a view that contains itself endlessly
  /// ends in a report and not in a crash.
  func hasRoom(for type: Any.Type) -> Bool {
    if depth < Self.deepest.levels, nesting < Self.deepest.layoutNodes, runtime.stack.hasRoom {
      return true
    }
    runtime.reports.reportDepth(.tooDeepView(type, below: depth, at: scope?.path ?? ""))
    return false
  }
}

import Waggle

extension SplitPlan {
  /// Whether a column shows the field of a search of the whole split view.
  func takesSearch(_ placement: SearchFieldPlacement, in number: Int, on platform: PlatformMetrics)
    -> Bool
  {
    if setting.isNarrow { return number == 0 }
    let first = setting.seen.contains(0) ? 0 : 2
    switch placement.kind {
    case .toolbar, .toolbarPrincipal: return number == 2
    case .automatic: return number == platform.choose(first, classic: first, macOS: 2)
    case .sidebar, .drawer: return number == first
    }
  }
}

public import Waggle

extension View {
  /// Sets whether links in rows have a chevron behind them: `automatic` is as the platform has it (C371).
  ///
  /// ```swift
  /// List {
  ///   NavigationLink("A hive", value: 1)
  /// }
  /// .navigationLinkIndicatorVisibility(.hidden)
  /// ```
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}

extension EnvironmentValues {
  private enum LinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether links in rows have a chevron.
  var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

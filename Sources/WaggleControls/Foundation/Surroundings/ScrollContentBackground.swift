public import Waggle

extension EnvironmentValues {
  private enum ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether forms and text editors show their own background.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets whether scrollable views, such as forms, show their own background.
  ///
  /// ```swift
  /// Form {
  ///   Text("Clover")
  /// }
  /// .scrollContentBackground(.hidden)
  /// .background(.mint)
  /// ```
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

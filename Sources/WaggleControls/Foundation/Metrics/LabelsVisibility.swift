public import Waggle

extension EnvironmentValues {
  private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether controls show their labels; hidden ones are still read aloud (C151, C155).
  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in this view. They are still read aloud (C151, C155).
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Sets whether the controls in this view show their labels; the nearest setting applies (C151).
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

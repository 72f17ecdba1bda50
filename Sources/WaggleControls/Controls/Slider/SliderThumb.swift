public import Waggle

extension EnvironmentValues {
  private enum ThumbKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether sliders have knobs.
  var sliderThumbVisibility: Visibility {
    get { self[ThumbKey.self] }
    set { self[ThumbKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the sliders in this view have knobs. One without is a bar that is filled up to its value, and moves in
  /// the same ways (C205).
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}

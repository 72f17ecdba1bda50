extension View {
  /// Keeps the controls and gestures in this view from acting. What is disabled outside cannot be enabled inside (C150).
  @inlinable
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the view may act on what somebody does (C150).
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

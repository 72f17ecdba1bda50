extension View {
  /// Disables the controls and gestures in this view. A view inside a disabled one cannot be enabled (C150).
  @inlinable
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the view responds to user input (C150).
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether views that can have the focus show it with a ring.
  public internal(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the views in this view that can have the focus are drawn without the ring that shows it.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

public import Waggle

extension EnvironmentValues {
  private enum FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether controls show that they have the focus.
  public internal(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the controls in this view are drawn without the ring that shows the focus. In a page the browser shows
  /// it all the same.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

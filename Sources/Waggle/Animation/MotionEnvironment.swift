private struct PrefersCrossFadeKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the user asks for reduced motion. Informational only: animations and transitions run unchanged (M073).
  public package(set) var accessibilityReduceMotion: Bool {
    get { userSettings.contains(.reduceMotion) }
    set { userSettings.set(.reduceMotion, to: newValue) }
  }

  /// Whether transitions that move their view are replaced by fades (M073). Default: false.
  package var prefersCrossFadeTransitions: Bool {
    get { self[PrefersCrossFadeKey.self] }
    set { self[PrefersCrossFadeKey.self] = newValue }
  }
}

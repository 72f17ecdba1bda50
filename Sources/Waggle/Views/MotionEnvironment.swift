private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct PrefersCrossFadeKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the person asks for less motion. It only informs: animations and transitions run as they are (M073).
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the host has views fade where their transitions would move them (M073).
  package var prefersCrossFadeTransitions: Bool {
    get { self[PrefersCrossFadeKey.self] }
    set { self[PrefersCrossFadeKey.self] = newValue }
  }
}

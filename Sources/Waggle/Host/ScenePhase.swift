/// Whether what a view stands in is in front of somebody (M194).
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody sees it.
  case background
  /// It is seen, and takes no events.
  case inactive
  /// It is in use.
  case active
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
  }

  /// Where the view's scene stands; in an `App`, the best of its scenes' phases (M194). A host is active until it is told
  /// that nobody looks.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

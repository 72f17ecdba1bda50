/// Whether a scene is visible and in use (M194).
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// Visible, but receives no events.
  case inactive
  /// In use.
  case active
}

extension EnvironmentValues {
  /// The phase of the view's scene; in an `App`, the highest phase of its scenes (M194). A host is active until it is
  /// set to another phase.
  public var scenePhase: ScenePhase {
    get { windowTraits.phase }
    set { windowTraits.phase = newValue }
  }
}

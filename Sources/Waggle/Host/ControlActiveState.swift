/// Whether the window of a control is the one that is used.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// The window receives keys.
  case key
  /// The window is in front, and another one of the program receives keys. Waggle's programs have no such windows.
  case active
  /// The window is behind others, or hidden.
  case inactive
}

extension EnvironmentValues {
  /// Whether the window is the one that is used: `key` while its scene is active, else `inactive`.
  public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

  /// Whether views are to look as those of a window that is used: while its scene is active.
  public var appearsActive: Bool { scenePhase == .active }
}

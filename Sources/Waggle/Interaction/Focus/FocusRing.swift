/// How a view shows that it has the focus.
enum FocusAppearance: Hashable {
  /// The view has no focus.
  case none
  /// The focus is not shown: a pointer gave it.
  case quiet
  /// The focus is shown, since keys are being used.
  case ring
}

extension EnvironmentValues {
  private enum FocusAppearanceKey: EnvironmentKey {
    static var defaultValue: FocusAppearance { .none }
  }
  private enum DrawsFocusRingsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// How the nearest focusable view around this one shows that it has the focus.
  var focusAppearance: FocusAppearance {
    get { self[FocusAppearanceKey.self] }
    set { self[FocusAppearanceKey.self] = newValue }
  }

  /// Whether controls draw a ring around the one that has the focus. False in a page, where the browser outlines the
  /// element over the control at once, before the program knows.
  package var drawsFocusRings: Bool {
    get { self[DrawsFocusRingsKey.self] }
    set { self[DrawsFocusRingsKey.self] = newValue }
  }

  /// Whether the nearest focusable view around this one is to be drawn with a ring.
  package var showsFocusRing: Bool { drawsFocusRings && focusAppearance == .ring }
}

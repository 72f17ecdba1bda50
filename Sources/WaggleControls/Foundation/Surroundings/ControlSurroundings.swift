import Waggle

/// What surrounds a control, where its automatic style depends on that (C035, C039, C048).
enum ControlContext: Hashable, Sendable {
  /// A row of a `Form` or a `List`.
  case row
  /// The items of a menu.
  case menu
  /// A toolbar.
  case toolbar
  /// A group of controls.
  case group
}

extension EnvironmentValues {
  private enum ControlContextKey: EnvironmentKey {
    static var defaultValue: ControlContext? { nil }
  }

  /// What surrounds the control; nil for none of these.
  var controlContext: ControlContext? {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }
}

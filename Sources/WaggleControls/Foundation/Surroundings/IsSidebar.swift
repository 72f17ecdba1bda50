import Waggle

extension EnvironmentValues {
  private enum IsSidebarKey: ScreenKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a view is in the first column of a split view, together with others.
  var isSidebar: Bool {
    get { self[IsSidebarKey.self] }
    set { self[IsSidebarKey.self] = newValue }
  }
}

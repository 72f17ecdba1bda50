import Waggle

extension EnvironmentValues {
  private enum IsShownLinkKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
  }

  /// Whether the view is in a link to what the next column shows: its row is marked as a selected one;
  /// nil where no column follows.
  var isShownLink: Bool? {
    get { self[IsShownLinkKey.self] }
    set { self[IsShownLinkKey.self] = newValue }
  }
}

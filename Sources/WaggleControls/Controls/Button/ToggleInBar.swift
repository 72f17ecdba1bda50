import Waggle

/// What a toggle that is an item of a bar says.
struct ToggleInBar: Hashable {
  var isOn: Bool
  var isMixed: Bool
}

extension EnvironmentValues {
  private enum ToggleInBarKey: ScreenKey {
    static var defaultValue: ToggleInBar? { nil }
  }

  /// What the toggle says that the button is, as an item of a bar; nil for other buttons.
  var toggleInBar: ToggleInBar? {
    get { self[ToggleInBarKey.self] }
    set { self[ToggleInBarKey.self] = newValue }
  }
}

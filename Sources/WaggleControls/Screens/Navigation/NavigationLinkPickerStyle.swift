import Waggle

/// A row that leads to a screen of all options; choosing one goes back (C235). Outside of navigation it opens a menu.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// A row that leads to the options.
  public init() {}

  /// Identifies the style.
  public static var _pickerStyle: _PickerStyleKind {
    _PickerStyleKind(kind: .navigationLink) { AnyView(NavigationLinkPicker(picker: $0)) }
  }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a screen of all options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

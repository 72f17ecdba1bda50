import Waggle

/// The role of a view for assistive technology.
public enum ElementRole: String, Hashable, Sendable, CaseIterable {
  /// A tap activates it.
  case button
  /// A link.
  case link
  /// A switch that is on or off.
  case toggle
  /// A field for a line of text, or a few.
  case textField
  /// A field whose text is not shown.
  case secureField
  /// A search field.
  case searchField
  /// A field for many lines of text.
  case textEditor
  /// A knob on a track.
  case slider
  /// Two buttons that raise and lower a value.
  case stepper
  /// A choice of one of several.
  case picker
  /// A button that opens a menu.
  case menu
  /// A part of work that is done, or a gauge.
  case progress
  /// A list.
  case list
  /// A row of a list.
  case row
  /// A tab of a tab bar.
  case tab
  /// A tab bar.
  case tabBar
  /// An alert, a sheet or a dialog.
  case dialog
  /// A header of the content that follows.
  case header
  /// An image.
  case image
  /// Static text.
  case text
  /// None of these, such as a container.
  case other

  init(_ element: AccessibilityElement) {
    self = element.role.map(ElementRole.init) ?? ElementRole(element.traits)
  }

  private init(_ role: AccessibilityRole) {
    self =
      switch role {
      case .textField: .textField
      case .secureField: .secureField
      case .searchField: .searchField
      case .textEditor: .textEditor
      case .slider: .slider
      case .stepper: .stepper
      case .progress: .progress
      case .picker: .picker
      case .menu: .menu
      case .list: .list
      case .row: .row
      case .tab: .tab
      case .dialog: .dialog
      case .tabPanel, .choices: .other
      }
  }

  private init(_ traits: AccessibilityTraits) {
    let roles: [(AccessibilityTraits, ElementRole)] = [
      (.isToggle, .toggle), (.isButton, .button), (.isLink, .link),
      (.isSearchField, .searchField), (.isTabBar, .tabBar), (.isHeader, .header),
      (.isImage, .image), (.isStaticText, .text),
    ]
    self = roles.first { traits.contains($0.0) }?.1 ?? .other
  }
}

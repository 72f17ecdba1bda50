import Waggle

/// The role of a view for assistive technology.
public enum ElementRole: String, Hashable, Sendable, CaseIterable {
  /// A tap activates it.
  case button
  /// A link.
  case link
  /// A switch that is on or off.
  case toggle
  /// A search field.
  case searchField
  /// A tab bar.
  case tabBar
  /// A header of the content that follows.
  case header
  /// An image.
  case image
  /// Static text.
  case text
  /// None of these, such as a container.
  case other

  init(_ traits: AccessibilityTraits) {
    let roles: [(AccessibilityTraits, ElementRole)] = [
      (.isToggle, .toggle), (.isButton, .button), (.isLink, .link),
      (.isSearchField, .searchField), (.isTabBar, .tabBar), (.isHeader, .header),
      (.isImage, .image), (.isStaticText, .text),
    ]
    self = roles.first { traits.contains($0.0) }?.1 ?? .other
  }
}

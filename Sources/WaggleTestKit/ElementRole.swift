import Waggle

/// What a view is to somebody who does not see it.
public enum ElementRole: String, Hashable, Sendable, CaseIterable {
  /// Acts when it is tapped.
  case button
  /// Leads somewhere.
  case link
  /// Is on or off.
  case toggle
  /// A field to search with.
  case searchField
  /// A bar of tabs.
  case tabBar
  /// Heads what follows.
  case header
  /// An image.
  case image
  /// Text to read.
  case text
  /// Anything else, such as a container.
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

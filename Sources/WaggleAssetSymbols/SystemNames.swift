/// Names that the system's types have already, which therefore no asset gets there.
enum SystemNames {
  /// Of `Color`.
  static let colors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// Of `UIColor` and `NSColor`.
  static let platformColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor", "white", "yellow", "textColor", "textBackgroundColor", "windowBackgroundColor",
    "controlBackgroundColor", "controlColor", "controlTextColor", "controlAccentColor",
    "gridColor", "headerTextColor", "labelColor", "linkColor", "placeholderTextColor",
    "quaternaryLabelColor", "secondaryLabelColor", "selectedContentBackgroundColor",
    "selectedTextColor", "separatorColor", "shadowColor", "tertiaryLabelColor",
    "underPageBackgroundColor", "windowFrameTextColor",
  ]
}

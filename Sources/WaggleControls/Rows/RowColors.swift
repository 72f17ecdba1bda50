import Waggle

/// The colours of rows and of what is around them.
struct RowColors {
  let scheme: ColorScheme
  let profile: PlatformMetrics.Profile

  /// Behind the cards.
  var ground: Color {
    if profile == .macOS26 { return scheme == .dark ? Color(gray: 0x1E) : .white }
    return scheme == .dark ? .black : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
  }

  /// A card.
  var card: Color {
    if profile == .macOS26 { return .primary.opacity(scheme == .dark ? 0.05 : 0.03) }
    return scheme == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white
  }

  /// The lines between rows.
  var separator: Color { .primary.opacity(0.1) }

  /// What is laid over a row that is pressed, or that a pointer is over.
  func overlay(isPressed: Bool, isHovered: Bool) -> Color {
    .primary.opacity(isPressed ? scheme == .dark ? 0.22 : 0.18 : isHovered ? 0.04 : 0)
  }
}

extension Color {
  fileprivate init(gray: Double) { self.init(white: gray / 255) }
}

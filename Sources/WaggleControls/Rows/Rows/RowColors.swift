import Waggle

/// The colours of rows and of what is around them.
struct RowColors: Equatable {
  let scheme: ColorScheme
  let profile: PlatformMetrics.Profile
  /// What the program says as UIKit writes it; nil for nothing.
  let proxies: AppearanceProxies?

  /// Behind the rows.
  func background(_ surface: RowSurface) -> Color {
    if let color = proxies?.tableView.backgroundColor { return Color(uiColor: color) }
    if surface == .screen, profile != .macOS26 { return Color(uiColor: .systemBackground) }
    if surface == .screen { return scheme == .dark ? dark : .white }
    if profile == .macOS26 {
      return scheme == .dark ? dark : surface == .side ? Color(gray: 0xF4) : .white
    }
    return Color(uiColor: .systemGroupedBackground)
  }

  private var dark: Color { Color(gray: 0x1E) }

  /// A row without a background.
  func row(_ surface: RowSurface) -> Color {
    if let color = proxies?.tableViewCell.backgroundColor { return Color(uiColor: color) }
    guard surface == .cards else { return .clear }
    if profile == .macOS26 { return .primary.opacity(scheme == .dark ? 0.05 : 0.03) }
    return Color(uiColor: .secondarySystemGroupedBackground)
  }

  /// A row that is selected (C087).
  var selection: Color {
    if !marksSelection { return .clear }
    if profile == .macOS26 { return .primary.opacity(scheme == .dark ? 0.2 : 0.14) }
    return scheme == .dark
      ? Color(red: 58 / 255, green: 58 / 255, blue: 60 / 255)
      : Color(red: 209 / 255, green: 209 / 255, blue: 214 / 255)
  }

  /// Every other row where rows alternate.
  var stripe: Color { .primary.opacity(scheme == .dark ? 0.06 : 0.04) }

  /// The lines between rows.
  var separator: Color {
    guard let table = proxies?.tableView else { return .primary.opacity(0.1) }
    if table.separatorStyle == .none { return .clear }
    return table.separatorColor.map { Color(uiColor: $0) } ?? .primary.opacity(0.1)
  }

  /// Whether rows that are selected or pressed look different.
  private var marksSelection: Bool {
    guard let cell = proxies?.tableViewCell else { return true }
    return cell.selectionStyle != .none
  }

  /// What is laid over a row that is pressed, or that a pointer is over.
  func overlay(isPressed: Bool, isHovered: Bool) -> Color {
    .primary.opacity(
      isPressed && marksSelection ? scheme == .dark ? 0.22 : 0.18 : isHovered ? 0.04 : 0)
  }
}

extension Color {
  fileprivate init(gray: Double) { self.init(white: gray / 255) }
}

extension EnvironmentValues {
  /// The colours of rows: one value, as each row reads it.
  var rowColors: RowColors {
    RowColors(scheme: colorScheme, profile: platformMetrics.profile, proxies: appearanceProxies)
  }
}

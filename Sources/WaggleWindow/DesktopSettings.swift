import Foundation
package import Waggle

/// What the user has chosen for all programs of the desktop (C621).
package struct DesktopSettings: Equatable {
  package var colorScheme = ColorScheme.light
  /// Whether colours differ more from their background.
  package var hasMoreContrast = false
  /// The colour of controls; nil for the program's own.
  package var accent: Color.Resolved?
  /// Whether things may move.
  package var animates = true

  package init() {}
}

extension EnvironmentValues {
  /// Adopts the settings of the desktop.
  mutating func adopt(_ settings: DesktopSettings, fixing scheme: ColorScheme?) {
    colorScheme = scheme ?? settings.colorScheme
    colorSchemeContrast = settings.hasMoreContrast ? .increased : .standard
    accessibilityReduceMotion = !settings.animates
    tint = settings.accent.map { AnyShapeStyle(Color($0)) }
  }
}

import Waggle

/// The grey behind or inside of a control, by level: 1 is the strongest.
struct ControlFill: ShapeStyle {
  private let level: Int

  static let primary = ControlFill(level: 0)
  static let secondary = ControlFill(level: 1)
  static let tertiary = ControlFill(level: 2)
  static let quaternary = ControlFill(level: 3)

  private static let light = [0.2, 0.16, 0.12, 0.08]
  private static let dark = [0.36, 0.32, 0.24, 0.18]
  private static let lightHighContrast = [0.28, 0.24, 0.2, 0.12]
  private static let darkHighContrast = [0.44, 0.4, 0.32, 0.26]
  private static let greys: [(Double, Double, Double)] = [
    (120, 120, 128), (120, 120, 128), (118, 118, 128), (116, 116, 128),
  ]

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let isDark = environment.colorScheme == .dark
    let isHigh = environment.colorSchemeContrast == .increased
    let opacities =
      isDark
      ? isHigh ? Self.darkHighContrast : Self.dark : isHigh ? Self.lightHighContrast : Self.light
    let (red, green, blue) = Self.greys[level]
    return Color(red: red / 255, green: green / 255, blue: blue / 255)
      .opacity(opacities[level]).resolve(in: environment)
  }
}

/// One colour in its four variants: a column of the tables below.
package struct AdaptiveColor: Hashable, Sendable {
  package let light: ResolvedColor
  package let dark: ResolvedColor
  package let lightIncreased: ResolvedColor
  package let darkIncreased: ResolvedColor

  package init(
    light: ResolvedColor, dark: ResolvedColor, lightIncreased: ResolvedColor,
    darkIncreased: ResolvedColor
  ) {
    self.light = light
    self.dark = dark
    self.lightIncreased = lightIncreased
    self.darkIncreased = darkIncreased
  }

  func resolved(in context: ColorContext) -> ResolvedColor {
    switch (context.scheme, context.contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreased
    case (.dark, .increased): darkIncreased
    }
  }
}

extension AdaptiveColor {
  /// Creates four opaque variants: light, dark, and both with increased contrast.
  init(_ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32) {
    self.init(
      light: ResolvedColor(hex: light), dark: ResolvedColor(hex: dark),
      lightIncreased: ResolvedColor(hex: lightIncreased),
      darkIncreased: ResolvedColor(hex: darkIncreased))
  }

  /// Creates variants of one base colour for light and one for dark, with opacities in percent: light, dark, and
  /// both with increased contrast.
  init(inks: (light: UInt32, dark: UInt32), percent: (Double, Double, Double, Double)) {
    self.init(
      light: ResolvedColor(hex: inks.light, opacity: percent.0 / 100),
      dark: ResolvedColor(hex: inks.dark, opacity: percent.1 / 100),
      lightIncreased: ResolvedColor(hex: inks.light, opacity: percent.2 / 100),
      darkIncreased: ResolvedColor(hex: inks.dark, opacity: percent.3 / 100))
  }
}

/// The system colours of iOS 26 (C010). Increased contrast in the light scheme is not measured.
extension Color.Name {
  var adaptiveColor: AdaptiveColor {
    switch self {
    case .red: AdaptiveColor(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .orange: AdaptiveColor(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .yellow: AdaptiveColor(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case .green: AdaptiveColor(0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case .mint: AdaptiveColor(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .teal: AdaptiveColor(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .cyan: AdaptiveColor(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case .blue: AdaptiveColor(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case .indigo: AdaptiveColor(0x6155F5, 0x6B5DFF, 0x564ADE, 0xA7AAFF)
    case .purple: AdaptiveColor(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .pink: AdaptiveColor(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case .brown: AdaptiveColor(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    case .gray: AdaptiveColor(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .white: AdaptiveColor(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
    case .black: AdaptiveColor(0x000000, 0x000000, 0x000000, 0x000000)
    case .clear: AdaptiveColor(inks: (0x000000, 0x000000), percent: (0, 0, 0, 0))
    case .primary: AdaptiveColor(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
    case .secondary: AdaptiveColor(inks: labelInks, percent: (60, 60, 80, 70))
    case .tertiary: AdaptiveColor(inks: labelInks, percent: (30, 30, 70, 55))
    case .quaternary: AdaptiveColor(inks: labelInks, percent: (18, 16, 55, 40))
    case .quinary: AdaptiveColor(inks: (0x000000, 0xFFFFFF), percent: (5, 5, 5, 5))
    case .separator: AdaptiveColor(inks: (0x3C3C43, 0x545458), percent: (29, 60, 29, 60))
    case .background: background
    default: platformAppearances
    }
  }

  /// The colour with whose dark look a background is drawn in a sheet or popover: one step lighter.
  var elevated: Color.Name {
    switch self {
    case .background, .groupedBackground: .gray6
    case .secondaryBackground, .secondaryGroupedBackground: .gray5
    case .tertiaryBackground, .groupedTertiaryBackground: .gray4
    default: self
    }
  }

  private var background: AdaptiveColor { AdaptiveColor(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000) }

  /// The looks of the names that only `Color(.systemGray2)` and the like have (C340).
  private var platformAppearances: AdaptiveColor {
    switch self {
    case .gray2: AdaptiveColor(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .gray3: AdaptiveColor(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .gray4: AdaptiveColor(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .gray5: AdaptiveColor(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .gray6: AdaptiveColor(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .fill: AdaptiveColor(inks: (0x787880, 0x787880), percent: (20, 36, 28, 44))
    case .secondaryFill: AdaptiveColor(inks: (0x787880, 0x787880), percent: (16, 32, 24, 40))
    case .tertiaryFill: AdaptiveColor(inks: (0x767680, 0x767680), percent: (12, 24, 20, 32))
    case .quaternaryFill: AdaptiveColor(inks: (0x747480, 0x747480), percent: (8, 18, 12, 26))
    case .secondaryBackground: AdaptiveColor(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .tertiaryBackground: AdaptiveColor(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    case .groupedBackground: AdaptiveColor(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
    case .secondaryGroupedBackground: AdaptiveColor(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .groupedTertiaryBackground: AdaptiveColor(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
    case .opaqueSeparator: AdaptiveColor(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)
    case .link: AdaptiveColor(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF)
    case .lightText: AdaptiveColor(inks: (0xFFFFFF, 0xFFFFFF), percent: (60, 60, 60, 60))
    default: AdaptiveColor(0x000000, 0x000000, 0x000000, 0x000000)
    }
  }

  private var labelInks: (light: UInt32, dark: UInt32) { (0x3C3C43, 0xEBEBF5) }
}

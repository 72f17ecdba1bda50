/// What the user has set for all programs: one value of the environment, because each that the root sets makes every
/// look-up longer.
struct UserSettings: OptionSet {
  let rawValue: UInt8

  static let reduceMotion = UserSettings(rawValue: 1)
  static let reduceTransparency = UserSettings(rawValue: 2)
  static let invertColors = UserSettings(rawValue: 4)
  static let differentiateWithoutColor = UserSettings(rawValue: 8)
  static let showButtonShapes = UserSettings(rawValue: 16)

  mutating func set(_ setting: UserSettings, to isSet: Bool) {
    if isSet { formUnion(setting) } else { subtract(setting) }
  }
}

extension EnvironmentValues {
  private enum UserSettingsKey: EnvironmentKey {
    static var defaultValue: UserSettings { [] }
  }

  var userSettings: UserSettings {
    get { self[UserSettingsKey.self] }
    set { self[UserSettingsKey.self] = newValue }
  }

  /// Whether the user asks for less transparency, as a browser says: materials and glass are opaque then (C363).
  public package(set) var accessibilityReduceTransparency: Bool {
    get { userSettings.contains(.reduceTransparency) }
    set { userSettings.set(.reduceTransparency, to: newValue) }
  }

  /// Whether the system inverts colours, where a browser reports it: a picture that must not look like its negative can be
  /// drawn with `colorInvert()` then (C363).
  public package(set) var accessibilityInvertColors: Bool {
    get { userSettings.contains(.invertColors) }
    set { userSettings.set(.invertColors, to: newValue) }
  }

  /// Whether more than a colour must tell things apart (C363).
  ///
  /// In a page it is true where the screen has no colours, or where the user has chosen few colours for all pages (forced
  /// colours).
  ///
  /// ```swift
  /// struct Bloom: View {
  ///   @Environment(\.accessibilityDifferentiateWithoutColor) private var needsMore
  ///   let isOpen: Bool
  ///
  ///   var body: some View {
  ///     Circle().fill(isOpen ? .green : .red)
  ///       .overlay { if needsMore { Image(systemName: isOpen ? "checkmark" : "xmark") } }
  ///   }
  /// }
  /// ```
  public package(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { userSettings.contains(.differentiateWithoutColor) }
    set { userSettings.set(.differentiateWithoutColor, to: newValue) }
  }

  /// Whether buttons are to have visible shapes. No browser has that setting: it is false, except where a preview or a test
  /// sets `\._accessibilityShowButtonShapes` (C363).
  public package(set) var accessibilityShowButtonShapes: Bool {
    get { userSettings.contains(.showButtonShapes) }
    set { userSettings.set(.showButtonShapes, to: newValue) }
  }

  /// Whether VoiceOver reads the screen: false, as no browser says whether a screen reader is on. Describe each view all the
  /// same (C363).
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether Switch Control is on: false, as no browser reports it (C363).
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether a long press shows small controls larger: false, as a page zooms instead (C363).
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether flashing lights are to be dimmed: false, as no browser has that setting (C363).
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether images with motion play by themselves: true, as no browser has that setting (C363).
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether an assistive technology is on that the program could know of: false, as no browser reports it, except where an
  /// ancestor has set it (C363).
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  private enum AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
}

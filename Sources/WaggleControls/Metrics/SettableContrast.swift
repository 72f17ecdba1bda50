public import Waggle

// In this module, so that reading the value stays as fast as it is in Waggle.
extension EnvironmentValues {
  /// The contrast that the user has asked for, which previews and tests set as in SwiftUI: `\._colorSchemeContrast`.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { colorSchemeContrast = newValue }
  }
}

public import Waggle

extension EnvironmentValues {
  /// The contrast that the user has asked for, which previews and tests set as in SwiftUI: `\._colorSchemeContrast`.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { colorSchemeContrast = newValue }
  }
}

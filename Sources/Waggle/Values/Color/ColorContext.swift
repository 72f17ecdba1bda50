/// Everything that a named colour depends on (C010).
package struct ColorContext: Hashable, Sendable {
  package var scheme: ColorScheme
  package var contrast: ColorSchemeContrast
  /// The value of `Color.accentColor`; nil is blue (C013).
  package var tint: Color?

  package init(
    scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard, tint: Color? = nil
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.tint = tint
  }
}

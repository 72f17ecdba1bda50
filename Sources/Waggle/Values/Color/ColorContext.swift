/// Everything that a named colour depends on (C010).
package struct ColorContext: Hashable, Sendable {
  package var scheme: ColorScheme
  package var contrast: ColorSchemeContrast
  /// Whether the view is above the window, as in a sheet: backgrounds are lighter there in the dark.
  package var isElevated: Bool
  /// The value of `Color.accentColor`; nil is blue (C013).
  package var tint: Color?
  /// Where the colours of asset catalogues are found; nil means that there are none.
  package var assets: AssetColors?

  package init(
    scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    isElevated: Bool = false, tint: Color? = nil, assets: AssetColors? = nil
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.isElevated = isElevated
    self.tint = tint
    self.assets = assets
  }
}

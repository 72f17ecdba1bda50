import Waggle

extension EnvironmentValues {
  private enum BarSchemesKey: ScreenKey {
    static var defaultValue: [ToolbarPlacement.Kind: ColorScheme] { [:] }
  }
  private enum SchemeOutsideKey: ScreenKey {
    static var defaultValue: ColorScheme? { nil }
  }

  /// The colour schemes that the bars of the screen are to have (R168).
  var barSchemes: [ToolbarPlacement.Kind: ColorScheme] {
    get { self[BarSchemesKey.self] }
    set { self[BarSchemesKey.self] = newValue }
  }

  /// The colour scheme of the screen, for an item of a bar that has its own; nil elsewhere.
  var schemeOutsideBar: ColorScheme? {
    get { self[SchemeOutsideKey.self] }
    set { self[SchemeOutsideKey.self] = newValue }
  }

  /// Has the colour scheme of a bar from here on, or that of the screen where the bar has none.
  mutating func enterBar(_ bar: ToolbarPlacement.Kind) {
    let outside = schemeOutsideBar ?? colorScheme
    let scheme = barSchemes[bar] ?? outside
    guard scheme != colorScheme else { return }
    schemeOutsideBar = outside
    colorScheme = scheme
  }
}

extension View {
  /// Shows this view, an item, in the colour scheme of the bar that it is for (R168).
  nonisolated func itemOfBar(at placement: ToolbarItemPlacement) -> some View {
    transformEnvironment(\.self) {
      $0.enterBar(BarArea(placement) == .bottom ? .bottomBar : .navigationBar)
    }
  }
}

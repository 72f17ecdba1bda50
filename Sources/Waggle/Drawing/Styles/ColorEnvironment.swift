extension EnvironmentValues {
  private enum SchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }
  private enum ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }

  private enum ElevationKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is drawn for a light or a dark background (C010).
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] }
    set { self[SchemeKey.self] = newValue }
  }

  /// The contrast of colours with their background (C010). Set by the host.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Whether the view is in something above the window, as a sheet, where backgrounds are lighter in the dark (C010).
  package var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }

  /// The environment values that colours depend on.
  package var colorContext: ColorContext {
    var context = systemColorContext
    context.tint = tintColor
    context.assets = drawingSources?.colors
    return context
  }

  /// An environment with these alone of the values that colours depend on.
  init(colors: ColorContext) {
    self.init()
    colorScheme = colors.scheme
    colorSchemeContrast = colors.contrast
    isElevated = colors.isElevated
  }

  /// The environment values that the system's colours depend on: a leaf that moves reads them again.
  var systemColorContext: ColorContext {
    let values = values(of: Self.systemColorKeys)
    return ColorContext(
      scheme: values.colorScheme, contrast: values.colorSchemeContrast,
      isElevated: values.isElevated)
  }

  private static let systemColorKeys = [
    ObjectIdentifier(SchemeKey.self), ObjectIdentifier(ContrastKey.self),
    ObjectIdentifier(ElevationKey.self),
  ].reduce(0) { $0 | TypedBag.bit($1) }
}

extension View {
  /// Sets the colour scheme of this view and its descendants.
  @inlinable
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Requests a scheme from the enclosing presentation; nil requests none, and overrides requests from inside (R162,
  /// R163).
  @inlinable
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// The scheme that a view requests from its presentation; of several siblings, the first one wins (R012, R162, R163).
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The requested scheme; nil for none.
  public typealias Value = ColorScheme?

  /// Keeps the first value that is not nil.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }

  /// True: the host follows the key.
  public static var _isReadableByHost: Bool { true }

  /// True: presentations follow the key, too.
  public static var _isFrameworkKey: Bool { true }
}

extension EnvironmentValues {
  private enum SchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }
  private enum ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }

  /// Whether the view is drawn in dark ink on light ground, or the other way round (C010).
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] }
    set { self[SchemeKey.self] = newValue }
  }

  /// How far colours stand off their ground (C010). A host sets it.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// All that a named colour depends on.
  package var colorContext: ColorContext {
    ColorContext(scheme: colorScheme, contrast: colorSchemeContrast, tint: tintColor)
  }
}

extension View {
  /// Draws this view and all below it in a scheme.
  @inlinable
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Asks the nearest presentation for a scheme; nil asks for none, and takes back what is asked inside (R162, R163).
  @inlinable
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// The scheme that a view asks its presentation for; of siblings, the first that asks wins (R012, R162, R163).
public struct PreferredColorSchemeKey: PreferenceKey {
  /// A scheme, or no wish.
  public typealias Value = ColorScheme?

  /// The first that asks.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }

  /// True: the host follows it.
  public static var _isReadableByHost: Bool { true }
}

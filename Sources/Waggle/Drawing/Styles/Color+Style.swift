extension Color: ShapeStyle {
  /// The colour's components in an environment (C010). Components outside 0…1, such as those of Display P3's red, are
  /// kept; drawing clamps them to sRGB.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    components(in: environment.colorContext)
  }

  /// The colour, its opacity lowered by level (C012).
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let values = context.environment
    let color = resolve(in: isSystemColor ? values.systemColorContext : values.colorContext)
    return _StylePaint(.color(color.opacity(context.levelOpacity)))
  }
}

extension Color {
  /// The colour of a style that resolves to one: a `Color`, or a type of the program's own (C654). Such a style sees of its
  /// environment the colour scheme and the contrast.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self =
      (color as? Color)
      ?? Color(
        DynamicColor(for: AnyHashable(color)) {
          ResolvedColor(color.resolve(in: EnvironmentValues(colors: $0)))
        })
  }
}

extension Color.Resolved: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// The colour, its opacity lowered by level (C012).
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(.color(ResolvedColor(self).opacity(context.levelOpacity)))
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red (C010).
  public static var red: Color { Color.red }
  /// The system's orange (C010).
  public static var orange: Color { Color.orange }
  /// The system's yellow (C010).
  public static var yellow: Color { Color.yellow }
  /// The system's green (C010).
  public static var green: Color { Color.green }
  /// The system's mint (C010).
  public static var mint: Color { Color.mint }
  /// The system's teal (C010).
  public static var teal: Color { Color.teal }
  /// The system's cyan (C010).
  public static var cyan: Color { Color.cyan }
  /// The system's blue (C010).
  public static var blue: Color { Color.blue }
  /// The system's indigo (C010).
  public static var indigo: Color { Color.indigo }
  /// The system's purple (C010).
  public static var purple: Color { Color.purple }
  /// The system's pink (C010).
  public static var pink: Color { Color.pink }
  /// The system's brown (C010).
  public static var brown: Color { Color.brown }
  /// The system's grey (C010).
  public static var gray: Color { Color.gray }
  /// White in every scheme.
  public static var white: Color { Color.white }
  /// Black in every scheme.
  public static var black: Color { Color.black }
  /// Fully transparent.
  public static var clear: Color { Color.clear }
}

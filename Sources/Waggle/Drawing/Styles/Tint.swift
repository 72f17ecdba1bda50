extension EnvironmentValues {
  private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style that `tint` set; nil is the app's accent colour, blue.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The tint as a single colour: a gradient's first stop (C013); nil is blue.
  package var tintColor: Color? {
    guard let tint else { return nil }
    if let color = tint.style as? Color { return color == .accentColor ? nil : color }
    var plain = self
    plain.tint = nil
    return Color(Color.Resolved(tint.paint(in: plain).color))
  }
}

/// The tint of the view: the nearest that is set, else the app's accent colour, else blue (C013).
public struct TintShapeStyle: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// Resolved where it is drawn: what `tint` sets on the view or around it.
  @inlinable
  public init() {}

  /// The tint, or blue.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    guard let tint = context.environment.tint else { return Color.blue._paint(in: context) }
    var outer = context
    outer.environment.tint = nil
    return tint._paint(in: outer)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// Resolved where it is drawn: what `tint` sets on the view or around it.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
  /// Sets the tint of this view; nil is the app's accent colour, not the parent's tint (C013).
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the tint of this view.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the accent colour of this view, which is its tint.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tint, accentColor.map { AnyShapeStyle($0) })
  }
}

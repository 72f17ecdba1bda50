extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style that `backgroundStyle` set; nil is the background of a window.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

/// The background behind the view's content.
public struct BackgroundStyle: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// Resolved where it is drawn: white or black by the colour scheme, unless `backgroundStyle` sets another.
  @inlinable
  public init() {}

  /// The style that was set, else a window's background; its levels are the backgrounds of what is grouped on it.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    guard let style = context.environment.backgroundStyle else {
      let colors: [Color] = [
        .background, Color(.secondarySystemBackground), Color(.tertiarySystemBackground),
      ]
      return colors[min(max(context.level, 0), 2)]._paint(in: _StyleContext(context.environment))
    }
    var outer = context
    outer.environment.backgroundStyle = nil
    return style._paint(in: outer)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background behind the view's content.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The style of the thin line between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// The separator style.
  @inlinable
  public init() {}

  /// The colour of separators.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    Color.separator._paint(in: context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of the thin line between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension View {
  /// Sets the style that `BackgroundStyle` resolves to in this view.
  @inlinable
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

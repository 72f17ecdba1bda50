extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// What `backgroundStyle` set; nil is the ground of a window.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

/// The ground behind the view's content.
public struct BackgroundStyle: ShapeStyle {
  /// None: it is drawn as it is.
  public typealias Resolved = Never

  /// The ground behind the view's content.
  @inlinable
  public init() {}

  /// What is set, else a window's ground.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    guard let style = context.environment.backgroundStyle else {
      return Color.background._paint(in: context)
    }
    var outer = context
    outer.environment.backgroundStyle = nil
    return style._paint(in: outer)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground behind the view's content.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The hairline between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  /// None: it is drawn as it is.
  public typealias Resolved = Never

  /// The hairline between rows.
  @inlinable
  public init() {}

  /// The colour of separators.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    Color.separator._paint(in: context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The hairline between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension View {
  /// Sets what `BackgroundStyle` stands for in this view.
  @inlinable
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// None: it is drawn as it is.
  public typealias Resolved = Never

  /// Erases a style's type.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// What the style draws.
  public func _paint(in context: _StyleContext) -> _StylePaint { style._paint(in: context) }
}

extension AnyShapeStyle: Equatable {
  /// Whether both are known to be the same style.
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { areSame(a.style, b.style) }
}

/// A style with a part of its opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  @usableFromInline let style: Style
  @usableFromInline let opacity: Double

  /// None: it is drawn as it is.
  public typealias Resolved = Never

  @inlinable
  init(style: Style, opacity: Double) {
    self.style = style
    self.opacity = opacity
  }

  /// The style's paint, faded.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(style._paint(in: context).paint.opacity(opacity))
  }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}

/// A level of a style.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int

  /// None: it is drawn as it is.
  public typealias Resolved = Never

  /// The style's paint at the level (C012).
  public func _paint(in context: _StyleContext) -> _StylePaint {
    var inner = context
    inner.level += level
    return style._paint(in: inner)
  }
}

extension _LevelShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  @inlinable
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The style's second level (C012).
  public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
  /// The style's third level (C012).
  public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
  /// The style's fourth level (C012).
  public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
}

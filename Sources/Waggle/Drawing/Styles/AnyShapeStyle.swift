/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// Erases the type of `style`.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// The paint of the erased style.
  public func _paint(in context: _StyleContext) -> _StylePaint { style._paint(in: context) }
}

extension AnyShapeStyle: Equatable {
  /// Whether both hold the same style; false where that cannot be known.
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { areSame(a.style, b.style) }
}

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  @usableFromInline let style: Style
  @usableFromInline let opacity: Double

  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  @inlinable
  init(style: Style, opacity: Double) {
    self.style = style
    self.opacity = opacity
  }

  /// The style's paint with its opacity multiplied.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    _StylePaint(style._paint(in: context).paint.opacity(opacity))
  }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}

/// A level of a style.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int

  /// Never: the framework resolves the style itself.
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

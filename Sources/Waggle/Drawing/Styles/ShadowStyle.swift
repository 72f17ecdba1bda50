public import Foundation

/// A shadow as part of a style: `.fill(.red.shadow(.drop(radius: 3)))`.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize
  private let isInner: Bool

  private init(color: Color, radius: CGFloat, offset: CGSize, isInner: Bool) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.isInner = isInner
  }

  /// A shadow below the ink. `radius` is the standard deviation of its blur, in points; it ends at twice that (C157).
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow that the edges cast inward on the ink, as if it were cut out. `radius` is the standard deviation of its
  /// blur, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  /// The resolved shadow; a negative radius counts as 0.
  func shadow(in context: ColorContext) -> LayerShadow {
    LayerShadow(
      color: color.resolve(in: context), radius: max(radius, 0), offset: offset, isInner: isInner)
  }
}

extension ShapeStyle {
  /// Draws the shape with this style and adds the shadow to it.
  @inlinable
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  @usableFromInline let style: Style
  @usableFromInline let shadow: ShadowStyle

  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  @inlinable
  init(style: Style, shadow: ShadowStyle) {
    self.style = style
    self.shadow = shadow
  }

  /// The style's paint, with one more shadow.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let paint = style._paint(in: context).paint
    let shadow = shadow.shadow(in: context.environment.colorContext)
    return _StylePaint(paint.shadowed([shadow]))
  }
}

extension _ShadowShapeStyle: Equatable where Style: Equatable {}

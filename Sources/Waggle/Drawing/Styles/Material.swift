import Foundation

/// A translucent layer between a view and its background: what is below, blurred and more saturated, under a colour of
/// the colour scheme (C015).
///
/// A material fills the frame or the shape of a background; text, symbols and strokes in a material have its colour
/// alone. So has every item in a PDF or an SVG, which have no blurred backgrounds, and below a blur, a colour effect or a
/// perspective. Where the user asks for less transparency the colour is opaque (C363).
///
/// ```swift
/// Text("Nectar")
///   .padding()
///   .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
/// ```
nonisolated public struct Material: ShapeStyle, Equatable, Sendable {
  private let light: Double
  private let dark: Double
  /// The colour over what is below; nil for that of the colour scheme.
  private var background: Color?

  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  private init(light: Double, dark: Double) {
    self.light = light
    self.dark = dark
  }

  /// A mostly translucent material.
  public static let ultraThin = Material(light: 0.4, dark: 0.45)
  /// A material that is more translucent than opaque.
  public static let thin = Material(light: 0.55, dark: 0.6)
  /// A material that is somewhat translucent.
  public static let regular = Material(light: 0.68, dark: 0.75)
  /// A material that is more opaque than translucent.
  public static let thick = Material(light: 0.8, dark: 0.85)
  /// A mostly opaque material.
  public static let ultraThick = Material(light: 0.9, dark: 0.92)
  /// The material of toolbars.
  public static let bar = Material(light: 0.8, dark: 0.8)

  /// The material of a bar over a page with a background: where that alone is below, the bar has its colour.
  package static func bar(over background: Color) -> Material {
    var material = bar
    material.background = background
    return material
  }

  /// The colour over what is below, where no other is given.
  package static func background(in scheme: ColorScheme) -> Color {
    Color(ResolvedColor(hex: scheme == .dark ? 0x1E1E1E : 0xFFFFFF, opacity: 1))
  }

  /// The paint in the colour scheme of the context.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let scheme = context.environment.colorScheme
    let isOpaque = context.environment.accessibilityReduceTransparency
    let opacity = isOpaque ? 1 : scheme == .dark ? dark : light
    let color =
      (background ?? Self.background(in: scheme)).resolve(in: context.environment.colorContext)
      .opacity(opacity)
    if isOpaque { return _StylePaint(.color(color.opacity(context.levelOpacity))) }
    return _StylePaint(.material(ResolvedMaterial(color: color, opacity: context.levelOpacity)))
  }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material that is somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { .bar }
}

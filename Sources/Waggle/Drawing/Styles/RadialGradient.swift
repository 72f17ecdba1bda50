public import Foundation

/// A gradient along the radius of a circle, blended perceptually (C158); as a view it takes the proposed size (L002).
///
/// Inside the start radius is the first colour, outside the end radius the last.
///
/// ```swift
/// RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 80)
/// ```
nonisolated public struct RadialGradient: ShapeStyle, PrimitiveView, Equatable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  fileprivate init(
    _ gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// A gradient between two circles around a point.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point, in fractions of the filled frame.
  ///   - startRadius: the radius of the first colour, in points.
  ///   - endRadius: the radius of the last colour, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center, startRadius, endRadius)
  }

  /// Evenly spaced colours between two circles around a point; radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
  }

  /// Stops between two circles around a point; radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius)
  }

  /// The paint with its stops sorted by location and their colours resolved.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    gradient.paint(
      .radial(center: center, startRadius: max(startRadius, 0), endRadius: max(endRadius, 0)),
      in: context)
  }

  /// Makes a leaf that is filled with the gradient.
  public nonisolated static func _makeView(view: _GraphValue<RadialGradient>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(StyleNode(view, inputs))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two circles around a point; radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient with a colour space between two circles around a point; radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient { RadialGradient(gradient, center, startRadius, endRadius) }

  /// Evenly spaced colours between two circles around a point; radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Stops between two circles around a point; radii in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

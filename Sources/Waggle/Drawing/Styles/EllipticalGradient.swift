public import Foundation

/// A gradient along the radius of an ellipse of the frame's proportions, blended perceptually (C158); as a view it takes
/// the proposed size (L002).
///
/// ```swift
/// EllipticalGradient(colors: [.yellow, .orange])
/// ```
nonisolated public struct EllipticalGradient: ShapeStyle, PrimitiveView, Equatable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startFraction: CGFloat
  private let endFraction: CGFloat

  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  fileprivate init(
    _ gradient: AnyGradient, _ center: UnitPoint, _ startFraction: CGFloat, _ endFraction: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// A gradient between two ellipses around a point.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point, in fractions of the filled frame.
  ///   - startRadiusFraction: the radii of the first colour, in fractions of the frame's sides.
  ///   - endRadiusFraction: the radii of the last colour, in fractions of the frame's sides.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction) }

  /// Evenly spaced colours between two ellipses; radii in fractions of the frame's sides.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Stops between two ellipses; radii in fractions of the frame's sides.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The paint with its stops sorted by location and their colours resolved.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    gradient.paint(
      .elliptical(
        center: center, startFraction: max(startFraction, 0), endFraction: max(endFraction, 0)),
      in: context)
  }

  /// Makes a leaf that is filled with the gradient.
  public nonisolated static func _makeView(
    view: _GraphValue<EllipticalGradient>, inputs: _ViewInputs
  ) -> _ViewOutputs { _ViewOutputs(StyleNode(view, inputs)) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient between two ellipses; radii in fractions of the frame's sides.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient with a colour space between two ellipses; radii in fractions of the frame's sides.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(gradient, center, startRadiusFraction, endRadiusFraction)
  }

  /// Evenly spaced colours between two ellipses; radii in fractions of the frame's sides.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Stops between two ellipses; radii in fractions of the frame's sides.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

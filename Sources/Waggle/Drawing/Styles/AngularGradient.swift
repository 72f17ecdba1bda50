import Foundation

/// A gradient around a point, clockwise from the right, blended perceptually (C158); as a view it takes the proposed
/// size (L002). It is also called conic.
///
/// Of less than a turn, the rest of the circle has the last colour up to its middle, and then the first. Of more than a
/// turn, the last one is drawn.
///
/// ```swift
/// Circle()
///   .strokeBorder(AngularGradient(colors: [.pink, .orange, .pink], center: .center), lineWidth: 8)
/// ```
nonisolated public struct AngularGradient: ShapeStyle, PrimitiveView, Equatable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  fileprivate init(
    _ gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// A gradient between two angles around a point.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point, in fractions of the filled frame.
  ///   - startAngle: the angle of the first colour.
  ///   - endAngle: the angle of the last colour.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { self.init(AnyGradient(gradient), center, startAngle, endAngle) }

  /// Evenly spaced colours between two angles around a point.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  /// Stops between two angles around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// A whole turn around a point.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point, in fractions of the filled frame.
  ///   - angle: where the turn starts and ends.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(turn: AnyGradient(gradient), center, angle)
  }

  /// Evenly spaced colours in a whole turn around a point, from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(turn: AnyGradient(Gradient(colors: colors)), center, angle)
  }

  /// Stops in a whole turn around a point, from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(turn: AnyGradient(Gradient(stops: stops)), center, angle)
  }

  fileprivate init(turn gradient: AnyGradient, _ center: UnitPoint, _ angle: Angle) {
    self.init(gradient, center, angle, .radians(angle.radians + 2 * .pi))
  }

  /// The paint with its stops sorted by location and their colours resolved.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    gradient.paint(
      .angular(center: center, startAngle: startAngle, endAngle: endAngle), in: context)
  }

  /// Makes a leaf that is filled with the gradient.
  public nonisolated static func _makeView(view: _GraphValue<AngularGradient>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(StyleNode(view, inputs))
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient between two angles around a point.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(AnyGradient(gradient), center, startAngle, endAngle)
  }

  /// A gradient with a colour space between two angles around a point.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { AngularGradient(gradient, center, startAngle, endAngle) }

  /// Evenly spaced colours between two angles around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Stops between two angles around a point.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A whole turn around a point, from an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }

  /// A whole turn with a colour space around a point, from an angle.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(turn: gradient, center, angle) }

  /// Evenly spaced colours in a whole turn around a point, from an angle.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }

  /// Stops in a whole turn around a point, from an angle.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(stops: stops, center: center, angle: angle) }
}

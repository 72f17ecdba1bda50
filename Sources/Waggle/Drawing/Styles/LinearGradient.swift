import Foundation

/// A gradient along a line, blended perceptually (C158); as a view it takes the proposed size (L002).
///
/// ```swift
/// LinearGradient(colors: [.cyan, .white], startPoint: .top, endPoint: .bottom)
/// ```
nonisolated public struct LinearGradient: ShapeStyle, PrimitiveView, Equatable {
  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// A gradient between two points, in fractions of the filled frame.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint, endPoint)
  }

  fileprivate init(_ gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Evenly spaced colours between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Stops between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The paint with its stops sorted by location and their colours resolved.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    gradient.paint(.linear(start: startPoint, end: endPoint), in: context)
  }

  /// Makes a leaf that is filled with the gradient.
  public nonisolated static func _makeView(view: _GraphValue<LinearGradient>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(StyleNode(view, inputs))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two points, in fractions of the filled frame.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient with a colour space between two points, in fractions of the filled frame.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient, startPoint, endPoint) }

  /// Evenly spaced colours between two points.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Stops between two points.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

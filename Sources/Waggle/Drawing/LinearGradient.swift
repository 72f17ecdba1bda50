import Foundation

/// Colours that change along a line; as a view it takes what it is offered (L002).
nonisolated public struct LinearGradient: ShapeStyle, PrimitiveView, Equatable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// None: it is drawn as it is.
  public typealias Resolved = Never

  /// A gradient between two points, in fractions of what is filled.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Colours at even distances between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Stops between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The stops in ascending order, their colours resolved.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let colors = context.environment.colorContext
    var reached: CGFloat = 0
    let stops = gradient.stops.map { stop in
      reached = max(reached, min(stop.location, 1))
      let color = stop.color.resolve(in: colors).opacity(context.levelOpacity)
      return ResolvedStop(color: color, location: reached)
    }
    return _StylePaint(.linearGradient(stops, start: startPoint, end: endPoint))
  }

  /// A leaf that is filled with the gradient.
  public nonisolated static func _makeView(view: _GraphValue<LinearGradient>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(StyleNode(view, inputs))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two points, in fractions of what is filled.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at even distances between two points.
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

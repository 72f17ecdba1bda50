import Foundation

extension AnyGradient: ShapeStyle {
  /// None: it is drawn as it is.
  public typealias Resolved = Never

  /// The gradient from the middle of the top to the middle of the bottom.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    paint(from: .top, to: .bottom, in: context)
  }

  /// The stops in ascending order, their colours resolved.
  func paint(from start: UnitPoint, to end: UnitPoint, in context: _StyleContext) -> _StylePaint {
    let colors = context.environment.colorContext
    var reached: CGFloat = 0
    let stops = gradient.stops.map { stop in
      reached = max(reached, min(stop.location, 1))
      let color = stop.color.resolve(in: colors).opacity(context.levelOpacity)
      return ResolvedStop(color: color, location: reached)
    }
    return _StylePaint(.linearGradient(stops, start: start, end: end, space: space))
  }
}

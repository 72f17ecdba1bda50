import Foundation

extension AnyGradient: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// A linear gradient from the top centre to the bottom centre.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    paint(.linear(start: .top, end: .bottom), in: context)
  }

  /// The paint with its stops sorted by location and their colours resolved.
  func paint(_ geometry: ResolvedGradient.Geometry, in context: _StyleContext) -> _StylePaint {
    let colors = context.environment.colorContext
    var reached: CGFloat = 0
    var stops = gradient.stops.map { stop in
      reached = max(reached, min(stop.location, 1))
      let color = stop.color.resolve(in: colors).opacity(context.levelOpacity)
      return ResolvedStop(color: color, location: reached)
    }
    if isStandard, let color = stops.first?.color {
      (stops[0].color, stops[1].color) = color.standardGradient
    }
    return _StylePaint(.gradient(ResolvedGradient(stops, geometry, space: space)))
  }
}

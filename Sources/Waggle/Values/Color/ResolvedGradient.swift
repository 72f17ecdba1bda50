package import Foundation

/// A gradient whose colours are resolved, as a paint. Points are unit points of the filled frame.
package struct ResolvedGradient: Hashable {
  /// The curve along which a colour is the same, and where the gradient starts and ends.
  package enum Geometry: Hashable {
    /// Along a line.
    case linear(start: UnitPoint, end: UnitPoint)
    /// Along the radius of a circle; radii in points, 0 or more.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Along the radius of an ellipse of the frame's proportions; radii in fractions of its sides, 0 or more.
    case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// Around a point, clockwise from the right.
    case angular(center: UnitPoint, startAngle: Angle, endAngle: Angle)
  }

  /// Sorted by location, 0 to 1.
  package var stops: [ResolvedStop]
  package var geometry: Geometry
  package var space: Gradient.ColorSpace

  package init(
    _ stops: [ResolvedStop], _ geometry: Geometry, space: Gradient.ColorSpace = .perceptual
  ) {
    self.stops = stops
    self.geometry = geometry
    self.space = space
  }

  func opacity(_ factor: Double) -> ResolvedGradient {
    var faded = self
    for index in stops.indices { faded.stops[index].color = stops[index].color.opacity(factor) }
    return faded
  }

  /// The stops between which encoded components can be blended linearly.
  package var sampledStops: [ResolvedStop] { space.sampled(stops) }
}

extension ResolvedGradient.Geometry {
  /// The numbers that animate, of the same meaning for all gradients of one kind.
  package var numbers: [CGFloat] {
    switch self {
    case .linear(let start, let end): [start.x, start.y, end.x, end.y]
    case .radial(let center, let start, let end): [center.x, center.y, start, end]
    case .elliptical(let center, let start, let end): [center.x, center.y, start, end]
    case .angular(let center, let start, let end):
      [center.x, center.y, CGFloat(start.radians), CGFloat(end.radians)]
    }
  }

  /// The same kind of gradient with other numbers, of which there are four.
  func with(_ numbers: [CGFloat]) -> ResolvedGradient.Geometry {
    let point = UnitPoint(x: numbers[0], y: numbers[1])
    return switch self {
    case .linear: .linear(start: point, end: UnitPoint(x: numbers[2], y: numbers[3]))
    case .radial:
      .radial(center: point, startRadius: max(numbers[2], 0), endRadius: max(numbers[3], 0))
    case .elliptical:
      .elliptical(center: point, startFraction: max(numbers[2], 0), endFraction: max(numbers[3], 0))
    case .angular:
      .angular(
        center: point, startAngle: .radians(Double(numbers[2])),
        endAngle: .radians(Double(numbers[3])))
    }
  }

  /// The index of the kind: gradients of different kinds cannot be interpolated (M054).
  package var kind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .elliptical: 2
    case .angular: 3
    }
  }

  var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}

extension ResolvedGradient {
  /// The stops of an angular gradient in one turn from its start, at locations 0 to 1 of the turn (radians: `start`).
  ///
  /// Of more than a turn only the last one is drawn. Of less than a turn, the rest of the circle has the last colour up
  /// to its middle, and then the first. A gradient against the clock is drawn from its end.
  package func turn(from startAngle: Angle, to endAngle: Angle) -> (
    start: Double, stops: [ResolvedStop]
  ) {
    var (start, end) = (startAngle.radians, endAngle.radians)
    var stops = sampledStops
    if end < start {
      (start, end) = (end, start)
      stops = stops.reversed().map { ResolvedStop(color: $0.color, location: 1 - $0.location) }
    }
    let turn = 2 * Double.pi
    guard let first = stops.first, let last = stops.last else { return (start, []) }
    if end - start > turn { return (end - turn, stops.lastPart(turn / (end - start))) }
    let share = CGFloat((end - start) / turn)
    let middle = share + (1 - share) / 2
    var drawn = stops.map { ResolvedStop(color: $0.color, location: $0.location * share) }
    if share < 1 {
      drawn.append(ResolvedStop(color: last.color, location: middle))
      drawn.append(ResolvedStop(color: first.color, location: middle))
    }
    return (start, drawn)
  }
}

extension [ResolvedStop] {
  /// The stops in the last part of 0 to 1, stretched to 0 to 1; a stop at 0 has the colour of the cut.
  fileprivate func lastPart(_ part: Double) -> [ResolvedStop] {
    let cut = CGFloat(1 - part)
    var result = [ResolvedStop(color: color(at: cut), location: 0)]
    for stop in self where stop.location > cut {
      result.append(
        ResolvedStop(color: stop.color, location: (stop.location - cut) / CGFloat(part)))
    }
    return result
  }

  /// The colour at a location, blended linearly between stops. The array is not empty.
  package func color(at location: CGFloat) -> ResolvedColor {
    guard let next = firstIndex(where: { $0.location > location }) else { return self[count - 1].color }
    guard next > 0 else { return self[0].color }
    let (from, to) = (self[next - 1], self[next])
    let share = Double((location - from.location) / (to.location - from.location))
    func mixed(_ part: KeyPath<ResolvedColor, Double>) -> Double {
      from.color[keyPath: part] * (1 - share) + to.color[keyPath: part] * share
    }
    return ResolvedColor(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
  }
}

package import Foundation

extension ResolvedGradient {
  /// The stops between which encoded components can be blended linearly.
  package var sampledStops: [ResolvedStop] { space.sampled(stops) }

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
    guard let next = firstIndex(where: { $0.location > location }) else {
      return self[count - 1].color
    }
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

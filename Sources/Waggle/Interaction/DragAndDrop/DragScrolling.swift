import Foundation

/// How scroll views scroll while something is dragged near their edges.
enum DragScrolling {
  /// Points from an edge within which they scroll, at most a quarter of the length, and points per second at the edge.
  static let zone: CGFloat = 44
  static let speed: CGFloat = 600
  static let interval: TimeInterval = 1.0 / 60
}

extension ScrollState {
  /// How far the content scrolls in a sixtieth of a second while something is dragged at a point of the root's space; nil
  /// where the point is not near an edge to which the content can scroll.
  func edgeStep(at point: CGPoint) -> CGVector? {
    guard traits.isEnabled, !isRemoved, let node, let local = node.local(point) else { return nil }
    var step = CGVector()
    for axis in Axis.allCases where metrics.axes.contains(Axis.Set(axis)) {
      let length = axis == .horizontal ? node.size.width : node.size.height
      let distance = Self.edgeDistance(axis == .horizontal ? local.x : local.y, length)
      if canMove(axis, by: distance) { step[axis] = distance }
    }
    return step.dx == 0 && step.dy == 0 ? nil : step
  }

  private static func edgeDistance(_ position: CGFloat, _ length: CGFloat) -> CGFloat {
    let zone = min(DragScrolling.zone, length / 4)
    guard zone > 0 else { return 0 }
    let before = min(max(zone - position, 0), zone)
    let after = min(max(position - length + zone, 0), zone)
    return (after - before) / zone * DragScrolling.speed * DragScrolling.interval
  }
}

import Foundation

/// A part of a line whose edges are two lines or two curves.
struct StrokePart {
  var segment: PathSegment
  /// The unit vectors along the line at its ends.
  var startDirection: CGVector
  var endDirection: CGVector
  /// Whether the part is a piece of a curve, which continues smoothly beside its neighbours in the same curve.
  var isSmooth = false

  /// The area beside the part, up to a distance from it. Its ends are cut at the line, where joins and caps begin.
  func outline(radius: CGFloat) -> [PathSegment] {
    let left = edge(-radius)
    let right = edge(radius)
    return [
      left, PathSegment(from: left.end, to: segment.end),
      PathSegment(from: segment.end, to: right.end), right.reversed,
      PathSegment(from: right.start, to: segment.start),
      PathSegment(from: segment.start, to: left.start),
    ]
  }

  /// The line at a distance: to the right if that is above 0.
  private func edge(_ distance: CGFloat) -> PathSegment {
    let start = segment.start + startDirection.turned * distance
    let end = segment.end + endDirection.turned * distance
    guard !segment.isLine else { return PathSegment(from: start, to: end) }
    let (before, after) = (segment.derivative(0), segment.derivative(1))
    let scale = (1 - segment.curvature(0) * distance, 1 - segment.curvature(1) * distance)
    return PathSegment(
      from: start, to: end, control1: start + before * (scale.0 / 3),
      control2: end + after * (-scale.1 / 3))
  }

  /// Whether the edges at a distance on both sides are near the line's, and run in its direction.
  func isExact(radius: CGFloat) -> Bool {
    guard abs(segment.curvature(0)) * radius < 0.9, abs(segment.curvature(0.5)) * radius < 0.9,
      abs(segment.curvature(1)) * radius < 0.9
    else { return false }
    guard let middle = segment.derivative(0.5).unit else { return false }
    return [-radius, radius].allSatisfy { distance in
      let wanted = segment.point(at: 0.5) + middle.turned * distance
      let found = edge(distance).point(at: 0.5)
      return hypot(wanted.x - found.x, wanted.y - found.y) < 1 / 400
    }
  }
}

extension PathSegment {
  /// The parts that a stroke is made of; none if the segment has no length.
  func strokeParts(radius: CGFloat) -> [StrokePart] {
    guard let part = strokePart else { return [] }
    if isLine { return [part] }
    return parts(of: part, radius, depth: 0)
  }

  /// Halves of halves until their edges are exact. What bends too much for the width becomes lines with round joins, once
  /// they are near enough to the curve.
  private func parts(of part: StrokePart, _ radius: CGFloat, depth: Int) -> [StrokePart] {
    if part.isExact(radius: radius) { return [part] }
    if depth >= 7 || part.segment.lineCount == 1 {
      let line = PathSegment(from: part.segment.start, to: part.segment.end)
      return line.strokePart.map {
        [
          StrokePart(
            segment: line, startDirection: $0.startDirection, endDirection: $0.endDirection,
            isSmooth: true)
        ]
      } ?? []
    }
    let (head, tail) = part.segment.split(at: 0.5)
    return [head, tail].flatMap { half in
      half.strokePart.map { parts(of: $0, radius, depth: depth + 1) } ?? []
    }
  }

  private var strokePart: StrokePart? {
    if isLine {
      guard let direction = (end - start).unit else { return nil }
      return StrokePart(segment: self, startDirection: direction, endDirection: direction)
    }
    guard
      let before = (control1 - start).unit ?? (control2 - start).unit ?? (end - start).unit,
      let after = (end - control2).unit ?? (end - control1).unit ?? (end - start).unit
    else { return nil }
    return StrokePart(segment: self, startDirection: before, endDirection: after, isSmooth: true)
  }

  /// The change of the point for a change of the parameter.
  func derivative(_ t: CGFloat) -> CGVector {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// One divided by the radius of the circle that the curve is nearest to; above 0 where it turns to the right.
  func curvature(_ t: CGFloat) -> CGFloat {
    let first = derivative(t)
    let second =
      ((control2 - control1) - (control1 - start)) * (6 * (1 - t))
      + ((end - control2) - (control2 - control1)) * (6 * t)
    let speed = hypot(first.dx, first.dy)
    return speed > 1e-9 ? first.cross(second) / (speed * speed * speed) : .infinity
  }
}

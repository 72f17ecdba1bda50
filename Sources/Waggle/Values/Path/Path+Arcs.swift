public import Foundation

extension Path {
  /// Adds an arc of a circle, with a line to its start if the path is not empty.
  ///
  /// As in CoreGraphics, `clockwise` assumes that y points up: on screen, `false` runs clockwise, towards greater
  /// angles. If the end angle lies in the direction of the arc, the arc has as many turns as the difference, 450°
  /// for 450°; otherwise it has less than one turn, or one if the ends coincide. It closes the subpath if the end angle is
  /// one turn above the start, in either direction (C161). An arc that is not finite is ignored.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let difference = endAngle.radians - startAngle.radians
    addTurn(
      sweep(difference, clockwise: clockwise), from: startAngle.radians, radius, around: center,
      transform, closes: abs(difference - turn) < tolerance)
  }

  /// Adds an arc of `delta`; positive runs clockwise on screen, and exactly one turn that way closes the subpath (C161).
  /// Beyond 64 turns, pairs of turns are dropped.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addTurn(
      delta.radians, from: startAngle.radians, radius, around: center, transform,
      closes: abs(delta.radians - turn) < tolerance)
  }

  /// Adds an arc of an angle in radians.
  private mutating func addTurn(
    _ angle: Double, from start: Double, _ radius: CGFloat, around center: CGPoint,
    _ transform: CGAffineTransform, closes: Bool
  ) {
    let delta = shortened(angle)
    guard start.isFinite, delta.isFinite, radius.isFinite, radius >= 0 else { return }
    let circle = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
    ).concatenating(transform)
    let empty = isEmpty
    withElements { list in
      let first = unitCirclePoint(start).applying(circle)
      list.append(empty ? .move(to: first) : .line(to: first))
      appendUnitArc(from: start, delta: delta, transform: circle, to: &list)
      if closes { list.append(.closeSubpath) }
    }
  }

  /// Adds a line and an arc that rounds the corner at `p1` between the current point and `p2`.
  ///
  /// Adds a line to `p1` if there is no such arc (a radius of 0, collinear points). Does nothing if the path is
  /// empty.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let p0 = current.applying(transform.inverted())
    guard let corner = TangentArc(from: p0, corner: p1, to: p2, radius: radius) else {
      return addLine(to: p1.applying(transform))
    }
    addRelativeArc(
      center: corner.center, radius: radius, startAngle: corner.start, delta: corner.delta,
      transform: transform)
  }
}

/// The arc that is tangent to two lines that meet.
private struct TangentArc {
  let center: CGPoint
  let start: Angle
  let delta: Angle

  init?(from p0: CGPoint, corner p1: CGPoint, to p2: CGPoint, radius: CGFloat) {
    guard let u = direction(p1, p0), let v = direction(p1, p2), radius > 0 else { return nil }
    let cross = u.dx * v.dy - u.dy * v.dx
    let opening = atan2(abs(cross), u.dx * v.dx + u.dy * v.dy)
    guard abs(cross) > 1e-12, opening.isFinite else { return nil }
    let middle = CGVector(dx: u.dx + v.dx, dy: u.dy + v.dy)
    let away = radius / sin(opening / 2) / hypot(middle.dx, middle.dy)
    center = CGPoint(x: p1.x + middle.dx * away, y: p1.y + middle.dy * away)
    let before = radius / tan(opening / 2)
    let touch = CGPoint(x: p1.x + u.dx * before, y: p1.y + u.dy * before)
    start = .radians(Double(atan2(touch.y - center.y, touch.x - center.x)))
    delta = .radians(Double(cross > 0 ? opening - .pi : .pi - opening))
  }
}

/// The unit vector from one point to another; nil if they coincide or are not finite.
private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
  let (dx, dy) = (to.x - from.x, to.y - from.y)
  let length = hypot(dx, dy)
  return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : nil
}

/// A full turn, in radians.
private let turn = 2 * Double.pi

/// Angles closer than this are equal.
private let tolerance = 1e-9

/// The signed angle of the arc, from a difference of angles, in the given direction.
private func sweep(_ difference: Double, clockwise: Bool) -> Double {
  if difference == 0 || (difference < 0) == clockwise { return difference }
  let rest = difference.truncatingRemainder(dividingBy: turn)
  let isWhole = min(abs(rest), turn - abs(rest)) < tolerance
  let back = clockwise ? -turn : turn
  return isWhole ? back : rest + back
}

/// At most 64 turns with the same end. Turns are dropped in pairs, so that the even-odd rule gives the same result.
private func shortened(_ delta: Double) -> Double {
  guard abs(delta) > 64 * turn else { return delta }
  return delta.truncatingRemainder(dividingBy: 2 * turn) + (delta < 0 ? -62 : 62) * turn
}

/// Exactly 0 where the cosine or sine is 0 up to rounding.
private func unitCirclePoint(_ angle: Double) -> CGPoint {
  func exact(_ value: Double) -> Double { abs(value) < 1e-15 ? 0 : value }
  return CGPoint(x: exact(cos(angle)), y: exact(sin(angle)))
}

/// Quarter turns, each rotated exactly from the one before, then the rest (C161). The cubics deviate from the
/// circle by less than 0.03 % of the radius.
private func appendUnitArc(
  from start: Double, delta: Double, transform: CGAffineTransform, to list: inout [Path.Element]
) {
  let quarter = delta < 0 ? -Double.pi / 2 : Double.pi / 2
  let count = ((delta + (delta < 0 ? -tolerance : tolerance)) / quarter).rounded(.towardZero)
  let rest = delta - count * quarter
  var from = unitCirclePoint(start)
  for _ in 0..<Int(count) {
    let end = delta < 0 ? CGPoint(x: from.y, y: -from.x) : CGPoint(x: -from.y, y: from.x)
    list.append(unitCurve(from: from, to: end, angle: quarter).applying(transform))
    from = end
  }
  guard abs(rest) > tolerance else { return }
  let end = unitCirclePoint(start + delta)
  list.append(unitCurve(from: from, to: end, angle: rest).applying(transform))
}

/// The arc of the unit circle between two points, at most a quarter turn.
private func unitCurve(from a: CGPoint, to b: CGPoint, angle: Double) -> Path.Element {
  let reach = 4 / 3 * tan(angle / 4)
  return .curve(
    to: b, control1: CGPoint(x: a.x - reach * a.y, y: a.y + reach * a.x),
    control2: CGPoint(x: b.x + reach * b.y, y: b.y - reach * b.x))
}

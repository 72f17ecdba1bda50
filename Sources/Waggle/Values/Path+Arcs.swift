public import Foundation

extension Path {
  /// Adds an arc of a circle, and a line to its start where the path is not empty.
  ///
  /// As in CoreGraphics, `clockwise` is meant with y upwards: on screen, `false` runs clockwise,
  /// towards greater angles. A difference of a full turn or more draws the whole circle; an arc
  /// that is not finite is left out.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = sweep(endAngle.radians - startAngle.radians, clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
  }

  /// Adds an arc that turns by `delta`, at most once round; positive runs clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let delta = min(max(delta.radians, -2 * .pi), 2 * .pi)
    let start = startAngle.radians
    guard start.isFinite, delta.isFinite, radius.isFinite, radius >= 0 else { return }
    let circle = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
    ).concatenating(transform)
    let empty = isEmpty
    withElements { list in
      let first = unitCirclePoint(start).applying(circle)
      list.append(empty ? .move(to: first) : .line(to: first))
      appendUnitArc(from: start, delta: delta, transform: circle, to: &list)
    }
  }

  /// Adds a line and an arc that rounds the corner at `p1` between the current point and `p2`.
  ///
  /// Where there is no such arc (a radius of 0, points in one line), a line to `p1`. Nothing where
  /// the path is empty.
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

/// The arc that touches two lines that meet.
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

/// The unit step from one point towards another; nil where they are the same or not finite.
private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
  let (dx, dy) = (to.x - from.x, to.y - from.y)
  let length = hypot(dx, dy)
  return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : nil
}

/// The signed turn from a difference of angles: not more than once round, in the direction asked
/// for.
private func sweep(_ difference: Double, clockwise: Bool) -> Double {
  let turn = 2 * Double.pi
  guard abs(difference) < turn - 1e-9 else { return clockwise ? -turn : turn }
  if clockwise { return difference > 0 ? difference - turn : difference }
  return difference < 0 ? difference + turn : difference
}

private func unitCirclePoint(_ angle: Double) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }

/// Cubics of a quarter turn at most; one is off the circle by less than 0.03 % of the radius.
private func appendUnitArc(
  from start: Double, delta: Double, transform: CGAffineTransform, to list: inout [Path.Element]
) {
  let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
  let step = delta / Double(count)
  let reach = 4 / 3 * tan(step / 4)
  guard delta != 0 else { return }
  for index in 0..<count {
    let (a, b) = (start + step * Double(index), start + step * Double(index + 1))
    let c1 = CGPoint(x: cos(a) - reach * sin(a), y: sin(a) + reach * cos(a))
    let c2 = CGPoint(x: cos(b) + reach * sin(b), y: sin(b) - reach * cos(b))
    list.append(
      .curve(
        to: unitCirclePoint(b).applying(transform), control1: c1.applying(transform),
        control2: c2.applying(transform)))
  }
}

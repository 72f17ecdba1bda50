import Foundation

/// The outline of a rectangle with round corners, clockwise on screen from the middle of its right
/// side.
///
/// Each corner is one curve of the unit corner below, scaled and turned into place. A continuous
/// corner takes up to 1.53 radii of its sides; where the sides are too short for that it takes what
/// there is, down to the circular one, so that a capsule is round.
struct CornerCurves {
  private let rect: CGRect
  private let style: RoundedCornerStyle
  /// Clockwise from the lower right corner.
  private let corners: (CGSize, CGSize, CGSize, CGSize)

  /// `corner` must fit into half of the sides.
  init(_ rect: CGRect, corner: CGSize, style: RoundedCornerStyle) {
    self.rect = rect
    self.style = style
    self.corners = (corner, corner, corner, corner)
  }

  /// Radii that do not fit are all made smaller by the same factor; negative ones are 0.
  init(_ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let limit = CGFloat.greatestFiniteMagnitude / 4
    let topLeft = clampedRadius(radii.topLeading, limit)
    let topRight = clampedRadius(radii.topTrailing, limit)
    let bottomLeft = clampedRadius(radii.bottomLeading, limit)
    let bottomRight = clampedRadius(radii.bottomTrailing, limit)
    let factor = min(
      1, share(rect.width, topLeft + topRight), share(rect.width, bottomLeft + bottomRight),
      share(rect.height, topLeft + bottomLeft), share(rect.height, topRight + bottomRight))
    func square(_ radius: CGFloat) -> CGSize {
      CGSize(width: radius * factor, height: radius * factor)
    }
    self.rect = rect
    self.style = style
    self.corners = (square(bottomRight), square(bottomLeft), square(topLeft), square(topRight))
  }

  func forEachElement(_ body: (Path.Element) -> Void) {
    let (right, bottom) = (rect.origin.x + rect.width, rect.origin.y + rect.height)
    let (left, top) = (rect.origin.x, rect.origin.y)
    body(.move(to: CGPoint(x: right, y: start)))
    // `along` is the way in which the outline reaches the corner, `out` the way in which it leaves.
    emit(corners.0, x: right, y: bottom, along: (0, 1), out: (-1, 0), body)
    emit(corners.1, x: left, y: bottom, along: (-1, 0), out: (0, -1), body)
    emit(corners.2, x: left, y: top, along: (0, -1), out: (1, 0), body)
    emit(corners.3, x: right, y: top, along: (1, 0), out: (0, 1), body)
    body(.closeSubpath)
  }

  /// The middle of what is straight on the right side.
  private var start: CGFloat {
    let (above, below) = (corners.3.height, rect.height - corners.0.height)
    return rect.origin.y + (above + below) / 2
  }

  private func emit(
    _ size: CGSize, x: CGFloat, y: CGFloat, along: (CGFloat, CGFloat), out: (CGFloat, CGFloat),
    _ body: (Path.Element) -> Void
  ) {
    // The unit corner's own sides: it comes in along +s towards the origin and leaves along +t.
    let turn = CGAffineTransform(
      a: along.0 * size.width, b: along.1 * size.height,
      c: out.0 * size.width, d: out.1 * size.height, tx: x, ty: y)
    UnitCorner(smoothing: smoothing(size)).forEachElement { body($0.applying(turn)) }
  }

  /// How much of a radius a corner may take beyond its own, from what its sides have left.
  private func smoothing(_ size: CGSize) -> CGFloat {
    guard style == .continuous, size.width > 0, size.height > 0 else { return 0 }
    let spare = min(rect.width / 2 / size.width, rect.height / 2 / size.height) - 1
    return min(max(spare, 0), UnitCorner.fullSmoothing)
  }
}

/// The share by which `wanted` must shrink to fit into `room`.
private func share(_ room: CGFloat, _ wanted: CGFloat) -> CGFloat {
  wanted > room && wanted > 0 ? room / wanted : 1
}

/// A corner of radius 1 at the origin, in the plane (s, t): it comes along the s axis from below 0,
/// which is the side before the corner, and leaves along the t axis above 0, the side after it.
///
/// Smoothing m in 0…1: the corner begins 1 + m before the meeting of the sides. Of the quarter
/// circle only the middle (1 - m) · 90° stays; on either side of it a cubic runs from the straight
/// side, where it has no bend, to the arc. So the bend grows from 0 instead of jumping. At 0 this
/// is the quarter circle. It is an approximation of the system's continuous corner with the same
/// extent.
private struct UnitCorner {
  /// A continuous corner with all the room that it wants takes 1.528665 radii.
  static let fullSmoothing: CGFloat = 0.528_665

  let smoothing: CGFloat

  func forEachElement(_ body: (Path.Element) -> Void) {
    guard smoothing > 0 else { return forEachCircular(body) }
    let ease = easing
    body(.line(to: point(ease.begin, 0)))
    body(
      .curve(
        to: ease.end, control1: point(ease.first, 0), control2: point(ease.second, 0)))
    body(arc(from: ease.end))
    body(
      .curve(
        to: mirrored(point(ease.begin, 0)), control1: mirrored(point(ease.second, 0)),
        control2: mirrored(point(ease.first, 0))))
  }

  private func forEachCircular(_ body: (Path.Element) -> Void) {
    let control = 1 - quarterArcControl
    body(.line(to: CGPoint(x: -1, y: 0)))
    body(
      .curve(
        to: CGPoint(x: 0, y: 1), control1: CGPoint(x: -control, y: 0),
        control2: CGPoint(x: 0, y: control)))
  }

  /// Distances before the corner along the side, and the point where the arc takes over.
  private var easing: (begin: CGFloat, first: CGFloat, second: CGFloat, end: CGPoint) {
    let turned = smoothing * .pi / 4
    let end = arcPoint(turned)
    // The arc's tangent at `end` meets the side here; both controls on the side make the bend 0 at
    // `begin`.
    let second = -end.x + end.y / tan(turned)
    let begin = 1 + smoothing
    return (begin, begin - (begin - second) * 2 / 3, second, end)
  }

  /// The circle's point after turning by `angle` from the side.
  private func arcPoint(_ angle: CGFloat) -> CGPoint {
    CGPoint(x: -1 + sin(angle), y: 1 - cos(angle))
  }

  private func arc(from end: CGPoint) -> Path.Element {
    let turned = smoothing * .pi / 4
    let reach = 4 / 3 * tan((.pi / 2 - 2 * turned) / 4)
    let control = CGPoint(x: end.x + reach * cos(turned), y: end.y + reach * sin(turned))
    return .curve(to: mirrored(end), control1: control, control2: mirrored(control))
  }

  private func point(_ before: CGFloat, _ t: CGFloat) -> CGPoint { CGPoint(x: -before, y: t) }

  /// The corner is the same seen from its other side.
  private func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: -point.y, y: -point.x) }
}

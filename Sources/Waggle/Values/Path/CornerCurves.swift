import Foundation

/// The outline of a rectangle with rounded corners, clockwise on screen from the middle of its right side.
///
/// Each corner is the unit corner below, scaled and rotated into position. A continuous corner uses up to 1.528665
/// radii of either side. Where two corners need more than the length of a side, they share it in proportion to
/// their radii, so that a corner always has at least its own radius.
struct CornerCurves {
  private let rect: CGRect
  private let style: RoundedCornerStyle
  /// Whether corners have their own radii.
  private let isUneven: Bool
  /// Clockwise from the lower right corner.
  private let corners: (CGSize, CGSize, CGSize, CGSize)

  /// `corner` must fit into half of each side.
  init(_ rect: CGRect, corner: CGSize, style: RoundedCornerStyle) {
    self.rect = rect
    self.style = style
    self.isUneven = false
    self.corners = (corner, corner, corner, corner)
  }

  /// A radius that does not fit is reduced to half of the side, or to what the neighbouring radius leaves of it if
  /// that is more (C160); negative radii count as 0.
  init(_ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let limit = CGFloat.greatestFiniteMagnitude / 4
    let topLeft = clampedRadius(radii.topLeading, limit)
    let topRight = clampedRadius(radii.topTrailing, limit)
    let bottomLeft = clampedRadius(radii.bottomLeading, limit)
    let bottomRight = clampedRadius(radii.bottomTrailing, limit)
    func square(_ radius: CGFloat, beside: CGFloat, above: CGFloat) -> CGSize {
      let fitting = min(
        fitted(radius, besides: beside, in: rect.width),
        fitted(radius, besides: above, in: rect.height))
      return CGSize(width: fitting, height: fitting)
    }
    self.rect = rect
    self.style = style
    self.isUneven = true
    self.corners = (
      square(bottomRight, beside: bottomLeft, above: topRight),
      square(bottomLeft, beside: bottomRight, above: topLeft),
      square(topLeft, beside: topRight, above: bottomLeft),
      square(topRight, beside: topLeft, above: bottomRight)
    )
  }

  func forEachElement(_ body: (Path.Element) -> Void) {
    let (right, bottom) = (rect.origin.x + rect.width, rect.origin.y + rect.height)
    let (left, top) = (rect.origin.x, rect.origin.y)
    let below = side(rect.width, corners.0.width, corners.1.width)
    let before = side(rect.height, corners.1.height, corners.2.height)
    let above = side(rect.width, corners.2.width, corners.3.width)
    let behind = side(rect.height, corners.3.height, corners.0.height)
    body(.move(to: CGPoint(x: right, y: start(behind))))
    // `along` is the direction in which the outline reaches the corner, `out` that in which it continues.
    emit(corners.0, x: right, y: bottom, (behind, below), along: (0, 1), out: (-1, 0), body)
    emit(corners.1, x: left, y: bottom, (below, before), along: (-1, 0), out: (0, -1), body)
    emit(corners.2, x: left, y: top, (before, above), along: (0, -1), out: (1, 0), body)
    emit(corners.3, x: right, y: top, (above, behind), along: (1, 0), out: (0, 1), body)
    body(.closeSubpath)
  }

  /// The middle of the straight part of the right side; of what the radii leave of it, where they differ (C460).
  private func start(_ side: CornerSide) -> CGFloat {
    let begin = isUneven ? 1 : side.begin
    let above = corners.3.height * begin
    let below = rect.height - corners.0.height * begin
    return rect.origin.y + (above + below) / 2
  }

  private func side(_ length: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CornerSide {
    style == .circular ? .circular : .continuous(room: length / (first + second))
  }

  private func emit(
    _ size: CGSize, x: CGFloat, y: CGFloat, _ sides: (CornerSide, CornerSide),
    along: (CGFloat, CGFloat), out: (CGFloat, CGFloat), _ body: (Path.Element) -> Void
  ) {
    guard isUneven || size.width > 0 && size.height > 0 else {
      return body(.line(to: CGPoint(x: x, y: y)))
    }
    // The axes of the unit corner: the outline comes in along +s to the origin and continues along +t.
    let turn = CGAffineTransform(
      a: along.0 * size.width, b: along.1 * size.height,
      c: out.0 * size.width, d: out.1 * size.height, tx: x, ty: y)
    let corner = UnitCorner(first: sides.0, second: sides.1, style: style)
    corner.forEachElement { body($0.applying(turn)) }
  }
}

/// The radius that fits beside its neighbour on a side (C160).
private func fitted(_ radius: CGFloat, besides neighbour: CGFloat, in side: CGFloat) -> CGFloat {
  clampedRadius(radius, max(side / 2, side - neighbour))
}

/// Where the curve of a corner with radius 1 starts on one of its sides, and its two control points on that side,
/// as distances from the corner.
private struct CornerSide {
  let begin: CGFloat
  let first: CGFloat
  let second: CGFloat

  static let circular = CornerSide(begin: 1, first: 1, second: 1)

  /// A continuous corner with as much of the side as it can use, or with less, in radii: the controls approach the corner
  /// with the start (C159).
  static func continuous(room: CGFloat) -> CornerSide {
    let begin = min(max(room, 1), 1.528_665)
    let share = (begin - 1) / 0.528_665
    return CornerSide(
      begin: begin, first: 0.96 + 0.12849 * share, second: 0.82 + 0.048_407 * share)
  }
}

/// A corner of radius 1 at the origin of the plane (s, t). The outline comes from negative s along the s axis and
/// continues along the t axis to positive t.
private struct UnitCorner {
  let first: CornerSide
  let second: CornerSide
  let style: RoundedCornerStyle

  func forEachElement(_ body: (Path.Element) -> Void) {
    body(.line(to: point(first.begin, 0)))
    style == .circular ? body(quarterCircle) : forEachCurve(body)
  }

  private var quarterCircle: Path.Element {
    let control = 1 - quarterArcControl
    return .curve(
      to: CGPoint(x: 0, y: 1), control1: point(control, 0), control2: CGPoint(x: 0, y: control))
  }

  /// Three curves: from the straight side, where the curvature is 0, to the round middle, and back (C159).
  private func forEachCurve(_ body: (Path.Element) -> Void) {
    let (end, control) = (point(0.631_494, 0.074_911_4), point(0.372_824, 0.16906))
    body(.curve(to: end, control1: point(first.first, 0), control2: point(first.second, 0)))
    body(.curve(to: mirrored(end), control1: control, control2: mirrored(control)))
    body(
      .curve(
        to: CGPoint(x: 0, y: second.begin), control1: CGPoint(x: 0, y: second.second),
        control2: CGPoint(x: 0, y: second.first)))
  }

  private func point(_ before: CGFloat, _ t: CGFloat) -> CGPoint { CGPoint(x: -before, y: t) }

  /// Maps one half of the corner to the other: it is symmetric.
  private func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: -point.y, y: -point.x) }
}

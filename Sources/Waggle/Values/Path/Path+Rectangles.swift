public import Foundation

extension Path {
  /// Creates a rectangle with rounded corners.
  ///
  /// The corner's width and height are each at most half of the shorter side (C160); a corner of 0, or one that is
  /// not a number, gives a plain rectangle.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let rect = rect.isNull ? rect : rect.upright
    let limit = min(rect.width, rect.height) / 2
    let corner = CGSize(
      width: clampedRadius(cornerSize.width, limit), height: clampedRadius(cornerSize.height, limit)
    )
    guard !rect.isNull, corner.width > 0, corner.height > 0 else {
      self.init(rect)
      return
    }
    self.init(storage: .roundedRect(rect, corner: corner, style: style))
  }

  /// Creates a rectangle whose corners have the same radius, clamped to half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let limit = min(abs(rect.width), abs(rect.height)) / 2
    let radius = clampedRadius(cornerRadius, limit)
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates a rectangle with a radius for each corner; leading is left.
  ///
  /// Where two radii do not fit a side, each is reduced to half of the side, or to what the other leaves of it if
  /// that is more: 20 and 90 on a side of 100 are 20 and 80 (C160).
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    guard !rect.isNull, !cornerRadii.isUniform else {
      self.init(roundedRect: rect, cornerRadius: cornerRadii.topLeading, style: style)
      return
    }
    self.init()
    withElements { list in
      CornerCurves(rect.upright, radii: cornerRadii, style: style)
        .forEachElement { list.append($0) }
    }
  }

  /// Adds a closed outline that begins at the origin of `rect`.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles in order.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
}

extension RectangleCornerRadii {
  fileprivate var isUniform: Bool {
    topLeading == topTrailing && topLeading == bottomLeading && topLeading == bottomTrailing
  }
}

extension CGRect {
  /// The same rectangle with non-negative sides; values that are not numbers are kept.
  var upright: CGRect {
    let x = size.width < 0 ? origin.x + size.width : origin.x
    let y = size.height < 0 ? origin.y + size.height : origin.y
    return CGRect(x: x, y: y, width: abs(size.width), height: abs(size.height))
  }

  /// The sides, clockwise on screen from the origin.
  func forEachElement(_ body: (Path.Element) -> Void) {
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    body(.move(to: origin))
    body(.line(to: CGPoint(x: right, y: origin.y)))
    body(.line(to: CGPoint(x: right, y: bottom)))
    body(.line(to: CGPoint(x: origin.x, y: bottom)))
    body(.closeSubpath)
  }

  /// Four curves, clockwise on screen from the rightmost point.
  func forEachEllipseElement(_ body: (Path.Element) -> Void) {
    let radius = CGSize(width: size.width / 2, height: size.height / 2)
    let center = CGPoint(x: origin.x + radius.width, y: origin.y + radius.height)
    let unit = CGAffineTransform(
      a: radius.width, b: 0, c: 0, d: radius.height, tx: center.x, ty: center.y)
    body(.move(to: CGPoint(x: 1, y: 0).applying(unit)))
    for quarter in 0..<4 { body(unitArc(quarterTurns[quarter].concatenating(unit))) }
    body(.closeSubpath)
  }
}

/// The distance of a quarter circle's control points from its ends, in radii.
let quarterArcControl: CGFloat = 0.552_284_749_830_793_4

/// Exact rotations by 0, 90, 180 and 270 degrees.
private let quarterTurns = [
  CGAffineTransform(1, 0, 0, 1, 0, 0), CGAffineTransform(0, 1, -1, 0, 0, 0),
  CGAffineTransform(-1, 0, 0, -1, 0, 0), CGAffineTransform(0, -1, 1, 0, 0, 0),
]

/// The quarter of the unit circle from (1, 0) to (0, 1), transformed.
private func unitArc(_ transform: CGAffineTransform) -> Path.Element {
  .curve(
    to: CGPoint(x: 0, y: 1).applying(transform),
    control1: CGPoint(x: 1, y: quarterArcControl).applying(transform),
    control2: CGPoint(x: quarterArcControl, y: 1).applying(transform))
}

/// `radius` clamped to 0…`limit`; 0 if either is not a number.
func clampedRadius(_ radius: CGFloat, _ limit: CGFloat) -> CGFloat {
  radius > 0 && limit > 0 ? min(radius, limit) : 0
}

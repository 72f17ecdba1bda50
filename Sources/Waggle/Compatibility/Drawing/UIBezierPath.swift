public import Foundation

/// An outline as UIKit writes it, for code that rounds some corners or draws an arc and gives `Path` its `cgPath`.
///
/// ```swift
/// struct TopCorners: Shape {
///   func path(in rect: CGRect) -> Path {
///     let radii = CGSize(width: 12, height: 12)
///     let outline = UIBezierPath(
///       roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii)
///     return Path(outline.cgPath)
///   }
/// }
/// ```
public final class UIBezierPath {
  private var path: Path
  /// Whether points are inside that the outline goes around an odd number of times.
  public var usesEvenOddFillRule = false

  private init(_ path: Path) { self.path = path }

  /// An empty path.
  public convenience init() { self.init(Path()) }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with rounded corners, whose curve is continuous as UIKit's is.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// A rectangle of which some corners are rounded; the width of `cornerRadii` is their radius, as in UIKit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }

  /// An arc of a circle, in radians; `clockwise` is as one sees it.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The outline of an object of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// The outline as an object of Core Graphics.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The box around the outline; zero if the path is empty.
  public var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }

  /// The end of the last element; zero if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, in radians, with a line to its start if the path is not empty; `clockwise` is as one sees it.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// Closes the subpath with a line to its start.
  public func close() { path.closeSubpath() }

  /// Removes all elements.
  public func removeAllPoints() { path = Path() }

  /// Adds the elements of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all elements.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// The corners of the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: 15)
}

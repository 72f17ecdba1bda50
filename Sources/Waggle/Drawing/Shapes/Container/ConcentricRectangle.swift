public import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner {
    /// How a corner of a `ConcentricRectangle` is rounded.
    public struct Style: Hashable, Sendable {
      enum Kind: Hashable { case concentric, fixed }

      let kind: Kind
      /// The radius, or the least one, in points.
      let radius: CGFloat

      /// A corner with the same centre as that of the container around it.
      public static let concentric = Style(kind: .concentric, radius: 0)

      /// The same, with a radius of at least `minimum` points.
      public static func concentric(minimum: CGFloat) -> Style {
        Style(kind: .concentric, radius: max(minimum, 0))
      }

      /// A corner of a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(kind: .fixed, radius: max(radius, 0))
      }
    }
  }
}

/// A rectangle whose corners have the same centres as those of the container around it: the nearer it is to the edge of the
/// container, the rounder it is (C668).
///
/// The container is the nearest view with ``View/containerShape(_:)``; without one corners are square.
///
/// ```swift
/// ZStack {
///   ConcentricRectangle().fill(.orange).padding(8)  // has corners of 16 points
/// }
/// .frame(width: 120, height: 80)
/// .containerShape(.rect(cornerRadius: 24))
/// ```
nonisolated public struct ConcentricRectangle: Shape, ProposalSizedShape {
  /// From the top leading corner, clockwise.
  private let corners: [Edge.Corner.Style]
  private let isUniform: Bool

  private init(_ corners: [Edge.Corner.Style], isUniform: Bool) {
    (self.corners, self.isUniform) = (corners, isUniform)
  }

  /// All corners concentric.
  public init() { self.init(corners: .concentric) }

  /// All corners of a style.
  ///
  /// - Parameters:
  ///   - corners: the style of all four.
  ///   - isUniform: whether all have the largest radius of the four.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init([corners, corners, corners, corners], isUniform: isUniform)
  }

  /// Each corner of its style.
  public init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      [topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner],
      isUniform: false)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let own = ContainerPosition.cornerRadii(in: rect)
    var radii = corners.enumerated().map { index, style in
      style.kind == .fixed ? style.radius : max(own[index], style.radius)
    }
    if isUniform, let largest = radii.max() { radii = radii.map { _ in largest } }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[3], bottomTrailingRadius: radii[2],
      topTrailingRadius: radii[1]
    ).path(in: rect)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with all corners of a style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

extension ContainerPosition {
  /// The radii of the container's corners less the inset of the view: from the top leading one, clockwise. They are measured
  /// on the outline of the container's shape, along the diagonals.
  static func cornerRadii(in rect: CGRect) -> [CGFloat] {
    guard current != nil else { return [0, 0, 0, 0] }
    let outline = path(in: rect, insetBy: 0)
    let box = outline.boundingRect
    return [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)].map { x, y in
      let corner = CGPoint(x: x > 0 ? box.minX : box.maxX, y: y > 0 ? box.minY : box.maxY)
      return outline.radius(at: corner, x, y, upTo: min(box.width, box.height) / 2)
    }
  }
}

extension Path {
  /// The radius of a round corner, from where the diagonal enters the path.
  fileprivate func radius(at corner: CGPoint, _ x: Double, _ y: Double, upTo limit: CGFloat)
    -> CGFloat
  {
    var (outside, inside) = (CGFloat(0), limit)
    for _ in 0..<24 {
      let middle = (outside + inside) / 2
      let point = CGPoint(x: corner.x + x * middle, y: corner.y + y * middle)
      if contains(point) { inside = middle } else { outside = middle }
    }
    // A circle of radius r is entered r (1 - √½) from either side.
    let radius = inside / (1 - 0.5.squareRoot())
    return radius < 0.01 ? 0 : min(radius, limit)
  }
}

public import Foundation

/// How an open line ends.
public enum CGLineCap: Int32, Sendable, BitwiseCopyable {
  /// Square, at the end point.
  case butt
  /// In a half disc around the end point.
  case round
  /// Square, half a line width beyond the end point.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable, BitwiseCopyable {
  /// In a point, as far as the miter limit allows.
  case miter
  /// In a disc.
  case round
  /// Cut off.
  case bevel
}

/// How a line is drawn along a path.
public struct StrokeStyle: Equatable, Sendable {
  /// In points, half on either side of the path.
  public var lineWidth: CGFloat
  /// How open lines end.
  public var lineCap: CGLineCap
  /// How lines meet.
  public var lineJoin: CGLineJoin
  /// A miter longer than so many line widths is cut off.
  public var miterLimit: CGFloat
  /// Lengths of ink and gap in turn, in points; empty is a solid line.
  public var dash: [CGFloat]
  /// How far into the dashes the line starts, in points.
  public var dashPhase: CGFloat

  /// Makes a style; by default a solid line of one point.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit and dash phase; dashes, cap and join jump (M053).
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

public import Foundation

/// The shape at the ends of open lines.
public enum CGLineCap: Int32, Sendable, BitwiseCopyable {
  /// Square, ending at the end point.
  case butt
  /// A half disc around the end point.
  case round
  /// Square, extending half a line width beyond the end point.
  case square
}

/// The shape where two segments meet.
public enum CGLineJoin: Int32, Sendable, BitwiseCopyable {
  /// A sharp point, up to the miter limit.
  case miter
  /// Round, with a disc around the point.
  case round
  /// Cut off straight.
  case bevel
}

/// How a path is stroked.
public struct StrokeStyle: Equatable, Sendable {
  /// The line width in points, half on either side of the path.
  public var lineWidth: CGFloat
  /// The shape at the ends of open lines.
  public var lineCap: CGLineCap
  /// The shape where two segments meet.
  public var lineJoin: CGLineJoin
  /// The greatest length of a miter in line widths; longer ones are bevelled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// Where in the dash pattern the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a style; by default a solid line of one point.
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
  /// Line width, miter limit and dash phase; dashes, cap and join change at once (M053).
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

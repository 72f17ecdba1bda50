public import Foundation

/// What an element of a ``CGPath`` does.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint
  /// A line; one point, its end.
  case addLineToPoint
  /// A quadratic curve; two points, the control point first.
  case addQuadCurveToPoint
  /// A cubic curve; three points, the control points first.
  case addCurveToPoint
  /// A line to the start of the subpath; no points.
  case closeSubpath
}

/// A part of a ``CGPath``, while a function is called with it.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// Its points: as many as the type says, the end last. They are gone when the function returns.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element of points that the caller keeps.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// A function that is called with each element of a ``CGPath``, and what `apply(info:function:)` was given.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void

extension CGPath {
  /// Calls a closure with each element, from the start of the path (C640).
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      var (type, points) = element.parts
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }

  /// Calls a function with each element, from the start of the path (C640).
  ///
  /// - Parameter info: what the function is given.
  /// - Parameter function: is called once for each element.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension Path.Element {
  /// The type and the points, the end last. There is room for one point at least.
  fileprivate var parts: (type: CGPathElementType, points: [CGPoint]) {
    switch self {
    case .move(let end): (.moveToPoint, [end])
    case .line(let end): (.addLineToPoint, [end])
    case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let control1, let control2):
      (.addCurveToPoint, [control1, control2, end])
    case .closeSubpath: (.closeSubpath, [.zero])
    }
  }
}

import Foundation

/// One segment of a path as a cubic; the control points of a straight line lie at one and two thirds of it.
struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  /// Whether the segment is straight.
  var isLine: Bool

  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
    self.control1 = mix(start, end, 1 / 3)
    self.control2 = mix(start, end, 2 / 3)
    self.isLine = true
  }

  init(from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    self.start = start
    self.end = end
    self.control1 = control1
    self.control2 = control2
    self.isLine = false
  }

  /// Creates a segment from a quadratic curve, elevated to a cubic.
  init(from start: CGPoint, to end: CGPoint, control: CGPoint) {
    self.init(
      from: start, to: end, control1: mix(start, control, 2 / 3),
      control2: mix(end, control, 2 / 3))
  }

  var isFinite: Bool {
    [start, control1, control2, end].allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  /// Splits the segment at `t` in 0…1.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    if isLine {
      let middle = mix(start, end, t)
      return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
    }
    let (a, b, c) = (mix(start, control1, t), mix(control1, control2, t), mix(control2, end, t))
    let (ab, bc) = (mix(a, b, t), mix(b, c, t))
    let middle = mix(ab, bc, t)
    return (
      PathSegment(from: start, to: middle, control1: a, control2: ab),
      PathSegment(from: middle, to: end, control1: bc, control2: c)
    )
  }

  /// The part between two curve parameters.
  func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    let head = t1 < 1 ? split(at: t1).0 : self
    return t0 > 0 && t1 > 0 ? head.split(at: t0 / min(t1, 1)).1 : head
  }

  /// The path element that draws the segment from its start.
  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }
}

func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

/// The segments from one move to the next.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  /// Whether the last segment closes the subpath.
  var isClosed = false
}

extension Path {
  /// The path as subpaths of segments; a close is a separate segment.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    forEach { element in
      if case .move(let point) = element {
        (start, current) = (point, point)
        result.append(Subpath(start: start))
        return
      }
      if result.last?.isClosed ?? true { result.append(Subpath(start: current)) }
      result[result.count - 1].segments.append(element.segment(from: current, start: start))
      result[result.count - 1].isClosed = element == .closeSubpath
      current = element.end ?? start
    }
    return result
  }
}

extension Path.Element {
  /// The segment that draws the element; `start` is the target of a close.
  fileprivate func segment(from current: CGPoint, start: CGPoint) -> PathSegment {
    switch self {
    case .move(let end), .line(let end): PathSegment(from: current, to: end)
    case .quadCurve(let end, let control):
      PathSegment(from: current, to: end, control: control)
    case .curve(let end, let control1, let control2):
      PathSegment(from: current, to: end, control1: control1, control2: control2)
    case .closeSubpath: PathSegment(from: current, to: start)
    }
  }
}

public import Foundation

extension Path {
  /// Whether a point is inside; open subpaths count as closed. Left and upper edges are inside, right and lower
  /// ones are not, so that adjacent rectangles share no point.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    if case .rect(let rect) = storage { return rect.containsHalfOpen(p) }
    if !isGeneral, !boundingRect.containsHalfOpen(p) { return false }
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments { winding += segment.winding(around: p) }
      guard !subpath.isClosed, let last = subpath.segments.last else { continue }
      winding += PathSegment(from: last.end, to: subpath.start).winding(around: p)
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Whether the bounds are known only from the elements.
  private var isGeneral: Bool {
    switch storage {
    case .elements, .trimmed: true
    case .empty, .rect, .roundedRect, .ellipse: false
    }
  }
}

extension CGRect {
  fileprivate func containsHalfOpen(_ p: CGPoint) -> Bool {
    p.x >= origin.x && p.x < origin.x + size.width && p.y >= origin.y
      && p.y < origin.y + size.height
  }
}

extension PathSegment {
  /// How often the segment crosses the ray from `p` to the right; downwards counts as 1 and upwards as -1.
  ///
  /// Bisects the curve until it lies left, right, above or below, at most 40 times.
  fileprivate func winding(around p: CGPoint) -> Int {
    isFinite ? winding(around: p, depth: isLine ? 0 : 40) : 0
  }

  private func winding(around p: CGPoint, depth: Int) -> Int {
    let ys = [start.y, control1.y, control2.y, end.y]
    let xs = [start.x, control1.x, control2.x, end.x]
    guard let top = ys.min(), let bottom = ys.max(), p.y >= top, p.y < bottom else { return 0 }
    guard let left = xs.min(), let right = xs.max(), p.x < right else { return 0 }
    if p.x < left || depth == 0 { return straightWinding(around: p) }
    let (head, tail) = split(at: 0.5)
    return head.winding(around: p, depth: depth - 1) + tail.winding(around: p, depth: depth - 1)
  }

  /// The winding of the straight line between the ends. Exact for a curve that lies entirely to the right: it
  /// crosses only the ray's height, and crossings in opposite directions cancel.
  private func straightWinding(around p: CGPoint) -> Int {
    let side = (p.y >= start.y ? 1 : 0) - (p.y >= end.y ? 1 : 0)
    guard side != 0 else { return 0 }
    let x = start.x + (end.x - start.x) * (p.y - start.y) / (end.y - start.y)
    return p.x < x ? side : 0
  }
}

import Foundation
import WaggleGraph

extension DrawingLeaf {
  /// Whether the leaf draws at a point in the root's space: text, images and colours in their frame, shapes inside their
  /// outline (M126), a picture in its frame, and nothing where the paint is clear (M127).
  func draws(at point: CGPoint) -> Bool {
    guard let point = local(point) else { return false }
    if isPicture { return CGRect(origin: .zero, size: size).encloses(point) }
    guard let drawing = currentDrawing else { return false }
    let origin = drawingOrigin
    let drawn = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    return drawing.covers(drawn, bounds: CGRect(origin: origin, size: size))
  }
}

extension DisplayNode {
  /// Whether the list paints a point. Text and images fill their view's `bounds`.
  fileprivate func covers(_ point: CGPoint, bounds: CGRect) -> Bool {
    switch content {
    case .group(let nodes): return nodes.contains { $0.covers(point, bounds: bounds) }
    case .offset(let offset, let node):
      let moved = CGPoint(x: point.x - offset.width, y: point.y - offset.height)
      return node.covers(moved, bounds: bounds.offsetBy(dx: -offset.width, dy: -offset.height))
    case .scroll(let layer, let node):
      let (dx, dy) = (layer.translation.width, layer.translation.height)
      let moved = CGPoint(x: point.x - dx, y: point.y - dy)
      return (!layer.isClipped || layer.frame.encloses(point))
        && node.covers(moved, bounds: bounds.offsetBy(dx: -dx, dy: -dy))
    case .transform(let transform, let node):
      return node.covers(point.applying(transform.inverted()), bounds: bounds)
    case .projection(let projection, let node):
      return node.covers(point.applying(projection.inverted()), bounds: bounds)
    case .clip(let path, let style, let node):
      return path.contains(point, eoFill: style.isEOFilled) && node.covers(point, bounds: bounds)
    case .opacity(_, let node), .shadows(_, let node),
      .blur(_, _, let node), .colors(_, let node), .blend(_, let node), .mask(_, let node),
      .textInput(_, let node), .moving(_, let node), .untouched(let node),
      .touched(let node):
      return node.covers(point, bounds: bounds)
    case .rectangle(let rect, let paint): return !paint.isClear && Path(rect).contains(point)
    case .fill(let path, let frame, let paint, let style):
      return !paint.isClear && path.contains(point.inside(frame), eoFill: style.isEOFilled)
    case .stroke(let path, let frame, let paint, let style):
      return !paint.isClear
        && path.isNear(point.inside(frame), distance: style.lineWidth / 2)
    case .text, .symbol, .bitmap: return Path(bounds).contains(point)
    }
  }
}

extension CGPoint {
  fileprivate func inside(_ frame: CGRect) -> CGPoint {
    CGPoint(x: x - frame.minX, y: y - frame.minY)
  }
}

extension Path {
  /// Whether a point is at most `distance` from the path. Curves count as 16 straight segments.
  func isNear(_ point: CGPoint, distance: CGFloat) -> Bool {
    subpaths.contains { subpath in
      var segments = subpath.segments
      if subpath.isClosed, let last = segments.last, last.end != subpath.start {
        segments.append(PathSegment(from: last.end, to: subpath.start))
      }
      return segments.contains { $0.distance(to: point) <= distance }
    }
  }
}

extension PathSegment {
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    if isLine { return straightDistance(to: point) }
    let pieces = (0..<16).map { part(from: CGFloat($0) / 16, to: CGFloat($0 + 1) / 16) }
    return pieces.map { $0.straightDistance(to: point) }.min() ?? .infinity
  }

  private func straightDistance(to point: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let along = length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0
    let t = min(max(along, 0), 1)
    return hypot(point.x - start.x - t * dx, point.y - start.y - t * dy)
  }
}

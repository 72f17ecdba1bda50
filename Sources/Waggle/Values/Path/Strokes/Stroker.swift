import Foundation

/// Covers a stroke with pieces that overlap: a piece for each part of a line, one for each join and each cap. All of them are
/// clockwise on screen, so that the winding rule fills their union.
struct Stroker {
  private let style: StrokeStyle
  /// Half of the line's width, in points.
  private let radius: CGFloat
  private(set) var path = Path()

  init(_ style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth / 2
  }

  mutating func add(_ subpath: Subpath) {
    let parts = subpath.segments.flatMap { $0.strokeParts(radius: radius) }
    guard let first = parts.first, let last = parts.last else { return addDot(subpath) }
    for part in parts { addPiece(part.outline(radius: radius)) }
    for (part, next) in zip(parts, parts.dropFirst()) { addJoin(part, next) }
    if subpath.isClosed {
      addJoin(last, first)
    } else {
      addCap(at: first.segment.start, direction: -first.startDirection)
      addCap(at: last.segment.end, direction: last.endDirection)
    }
  }

  /// A subpath without a length is as large as its caps: nothing for butts.
  private mutating func addDot(_ subpath: Subpath) {
    guard !subpath.segments.isEmpty else { return }
    for sign in [1, -1] as [CGFloat] {
      addCap(at: subpath.start, direction: CGVector(dx: sign, dy: 0))
    }
  }

  private mutating func addCap(at point: CGPoint, direction: CGVector) {
    let side = direction.turned * radius
    switch style.lineCap {
    case .butt: break
    case .round: addSector(at: point, from: -side, to: side)
    case .square:
      let forward = direction * radius
      addPiece([
        .line(point - side, point - side + forward),
        .line(point - side + forward, point + side + forward),
        .line(point + side + forward, point + side), .line(point + side, point),
        .line(point, point - side),
      ])
    }
  }

  private mutating func addJoin(_ part: StrokePart, _ next: StrokePart) {
    let (direction, new) = (part.endDirection, next.startDirection)
    let cross = direction.cross(new)
    let dot = direction.dot(new)
    guard abs(cross) > 1e-9 || dot < 0 else { return }
    let point = part.segment.end
    // The outer side is on the left of a turn to the right.
    let sign: CGFloat = cross > 0 ? -1 : 1
    let (side, newSide) = (direction.turned * (radius * sign), new.turned * (radius * sign))
    if style.lineJoin == .round || part.isSmooth && next.isSmooth {
      return addSector(at: point, from: side, to: newSide)
    }
    var corners = [point, point + side, point + newSide]
    // The miter's length beside the line's width is 1 / sin(angle / 2), with the angle between the lines.
    let sine = ((1 + dot) / 2).squareRoot()
    if style.lineJoin == .miter, sine > 0, 1 / sine <= style.miterLimit {
      let tip = (side + newSide) * (1 / (1 + dot))
      corners.insert(point + tip, at: 2)
    }
    addPiece(
      corners.indices.map { .line(corners[$0], corners[($0 + 1) % corners.count]) })
  }

  /// A sector of a disc, of at most half a turn: the shorter way from one side to the other.
  private mutating func addSector(at point: CGPoint, from side: CGVector, to newSide: CGVector) {
    let start = atan2(side.dy, side.dx)
    var delta = atan2(side.cross(newSide), side.dot(newSide))
    // Half a turn from the right of a line's end to its left leads around the end.
    if abs(abs(delta) - .pi) < 1e-9 { delta = .pi }
    var arc = Path()
    arc.move(to: point)
    arc.addRelativeArc(
      center: point, radius: radius, startAngle: .radians(Double(start)),
      delta: .radians(Double(delta)))
    arc.closeSubpath()
    var sector = arc.subpaths.flatMap(\.segments)
    guard sector.count > 2 else { return }
    // Its corners are those of what it joins.
    let last = sector.count - 1
    sector[0] = .line(point, point + side)
    sector[1].start = point + side
    sector[last - 1].end = point + newSide
    sector[last] = .line(point + newSide, point)
    addPiece(sector)
  }

  /// Adds a closed outline, clockwise.
  private mutating func addPiece(_ segments: [PathSegment]) {
    guard let first = segments.first else { return }
    let isClockwise = segments.reduce(0) { $0 + $1.area } >= 0
    let segments = isClockwise ? segments : segments.reversed().map(\.reversed)
    path.withElements { list in
      list.append(.move(to: isClockwise ? first.start : segments[0].start))
      for segment in segments { list.append(segment.element) }
      list.append(.closeSubpath)
    }
  }
}

extension PathSegment {
  fileprivate static func line(_ a: CGPoint, _ b: CGPoint) -> PathSegment {
    PathSegment(from: a, to: b)
  }

  /// Twice the area between the segment and the origin; positive clockwise on screen.
  fileprivate var area: CGFloat {
    func cross(_ a: CGPoint, _ b: CGPoint) -> CGFloat { a.x * b.y - a.y * b.x }
    if isLine { return cross(start, end) }
    return 0.6 * cross(start, control1) + 0.3 * cross(start, control2) + 0.1 * cross(start, end)
      + 0.3 * cross(control1, control2) + 0.3 * cross(control1, end) + 0.6 * cross(control2, end)
  }

  var reversed: PathSegment {
    isLine
      ? PathSegment(from: end, to: start)
      : PathSegment(from: end, to: start, control1: control2, control2: control1)
  }
}

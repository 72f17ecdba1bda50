public import Foundation

extension Path {
  /// Where the next element begins; nil in an empty path.
  public var currentPoint: CGPoint? {
    switch storage {
    case .elements(let list): return list.currentPoint
    case .trimmed(let trimmed): return trimmed.elements.currentPoint
    default: return startOfClosedShape
    }
  }

  /// Begins a new line at a point.
  public mutating func move(to end: CGPoint) {
    withElements { $0.append(.move(to: end)) }
  }

  /// Adds a straight line; nothing where the path is empty.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// Adds a curve of one control point; nothing where the path is empty.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve of two control points; nothing where the path is empty.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a straight line to where the current line began; nothing where it is closed already or
  /// there is none.
  public mutating func closeSubpath() {
    switch storage {
    case .elements, .trimmed: if elements.last != .closeSubpath { append(.closeSubpath) }
    case .empty, .rect, .roundedRect, .ellipse: break
    }
  }

  /// Begins a new line at the first point and goes on to each of the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    withElements { list in
      list.append(.move(to: first))
      for point in lines.dropFirst() { list.append(.line(to: point)) }
    }
  }

  /// Adds a copy of another path's elements.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    guard !added.isEmpty else { return }
    guard !isEmpty else {
      self = added
      return
    }
    withElements { $0.append(contentsOf: added.elements) }
  }

  private mutating func append(_ element: Element) {
    guard !isEmpty else { return }
    withElements { $0.append(element) }
  }

  /// Rectangles, rounded ones and ellipses end where they began.
  private var startOfClosedShape: CGPoint? {
    var start: CGPoint?
    forEach { if case .move(let point) = $0 { start = point } }
    return start
  }
}

extension [Path.Element] {
  /// The end of the last element; after a close the point of the last move.
  fileprivate var currentPoint: CGPoint? {
    guard let last else { return nil }
    if let end = last.end { return end }
    let move = self.last { if case .move = $0 { true } else { false } }
    return move?.end
  }
}

extension Path.Element {
  /// The point that the element leads to; nil for a close.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}

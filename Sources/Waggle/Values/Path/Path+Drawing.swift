public import Foundation

extension Path {
  /// The end of the last element, where the next one starts; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch storage {
    case .elements(let list): return list.currentPoint
    case .trimmed(let trimmed): return trimmed.elements.currentPoint
    default: return startOfClosedShape
    }
  }

  /// Starts a subpath at a point.
  public mutating func move(to end: CGPoint) {
    withElements { $0.append(.move(to: end)) }
  }

  /// Adds a straight line; does nothing if the path is empty.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// Adds a quadratic curve; does nothing if the path is empty.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic curve; does nothing if the path is empty.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath with a straight line to its start; does nothing if it is closed or there is none.
  public mutating func closeSubpath() {
    switch storage {
    case .elements, .trimmed: if elements.last != .closeSubpath { append(.closeSubpath) }
    case .empty, .rect, .roundedRect, .ellipse: break
    }
  }

  /// Starts a subpath at the first point and adds lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    withElements { list in
      list.append(.move(to: first))
      for point in lines.dropFirst() { list.append(.line(to: point)) }
    }
  }

  /// Adds the elements of another path, transformed.
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

  /// The start and end of a rectangle, rounded rectangle or ellipse.
  private var startOfClosedShape: CGPoint? {
    var start: CGPoint?
    forEach { if case .move(let point) = $0 { start = point } }
    return start
  }
}

extension [Path.Element] {
  /// The end of the last element; after a close, the point of the last move.
  fileprivate var currentPoint: CGPoint? {
    guard let last else { return nil }
    if let end = last.end { return end }
    let move = self.last { if case .move = $0 { true } else { false } }
    return move?.end
  }
}

extension Path.Element {
  /// The end point of the element; nil for a close.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}

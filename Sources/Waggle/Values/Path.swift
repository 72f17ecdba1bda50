public import Foundation

/// An outline: lines and curves, in points, y downwards.
///
/// Laws: a list of elements is empty or begins with a move; no element but a move follows nothing;
/// two paths are equal when their elements are. A plain rectangle, rounded rectangle or ellipse is
/// kept as such and allocates nothing until an element is added to it. Copies are cheap and never
/// see each other's changes.
public struct Path: Sendable {
  /// What a path is kept as; `elements` is the general form.
  package enum Storage: Sendable {
    case empty
    case rect(CGRect)
    /// Not empty, `corner` within half the sides and greater than 0.
    case roundedRect(CGRect, corner: CGSize, style: RoundedCornerStyle)
    case ellipse(CGRect)
    /// A part of another path; its elements are not none.
    case trimmed(TrimmedPath)
    case elements([Element])
  }

  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new line at a point.
    case move(to: CGPoint)
    /// A straight line from where the last element ended.
    case line(to: CGPoint)
    /// A curve of one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve of two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the last move.
    case closeSubpath
  }

  package private(set) var storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// Makes an empty path.
  public init() { self.storage = .empty }

  /// Makes a rectangle, clockwise on screen from its origin; a null rectangle gives an empty path.
  public init(_ rect: CGRect) {
    self.storage = rect.isNull ? .empty : .rect(rect.upright)
  }

  /// Makes an ellipse in a rectangle, clockwise on screen from its rightmost point.
  public init(ellipseIn rect: CGRect) {
    self.storage = rect.isNull ? .empty : .ellipse(rect.upright)
  }

  /// Makes a path by drawing it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether there is no element at all.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let elements): elements.isEmpty
    default: false
    }
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) {
    switch storage {
    case .empty: break
    case .rect(let rect): rect.forEachElement(body)
    case .roundedRect(let rect, let corner, let style):
      CornerCurves(rect, corner: corner, style: style).forEachElement(body)
    case .ellipse(let rect): rect.forEachEllipseElement(body)
    case .trimmed(let trimmed): trimmed.elements.forEach(body)
    case .elements(let elements): elements.forEach(body)
    }
  }

  /// All elements in order; allocates unless the path is kept as elements.
  package var elements: [Element] {
    if case .elements(let elements) = storage { return elements }
    if case .trimmed(let trimmed) = storage { return trimmed.elements }
    var result: [Element] = []
    forEach { result.append($0) }
    return result
  }

  /// The rectangle that the path was made from, where it is nothing more.
  package var rect: CGRect? {
    if case .rect(let rect) = storage { rect } else { nil }
  }

  /// Changes the general form in place; a path that nobody shares is not copied.
  mutating func withElements(_ change: (inout [Element]) -> Void) {
    var list = elements
    storage = .empty
    change(&list)
    storage = .elements(list)
  }
}

extension Path: Equatable {
  /// Whether both have the same elements.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.empty, .empty): true
    case (.rect(let left), .rect(let right)): left == right
    case (.ellipse(let left), .ellipse(let right)): left == right
    case (
      .roundedRect(let left, let corner1, let style1),
      .roundedRect(let right, let corner2, let style2)
    ):
      left == right && corner1 == corner2 && style1 == style2
    default: lhs.elements == rhs.elements
    }
  }
}

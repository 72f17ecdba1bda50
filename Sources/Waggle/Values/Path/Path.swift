public import Foundation

/// An outline of lines and curves, in points, with y pointing down.
///
/// Always true: a list of elements is empty or starts with a move, because an empty path ignores all other
/// elements; two paths are equal if their elements are. A plain rectangle, rounded rectangle or ellipse is stored
/// as such and allocates nothing until an element is added. Copies are cheap and independent.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: CGPoint(x: 0, y: 20))
///   path.addLine(to: CGPoint(x: 10, y: 0))
///   path.addLine(to: CGPoint(x: 20, y: 20))
///   path.closeSubpath()
/// }
/// print(triangle.boundingRect.width)  // 20.0
/// print(triangle.contains(CGPoint(x: 10, y: 10)))  // true
/// ```
public struct Path: Sendable {
  /// How a path is stored; `elements` is the general form.
  package enum Storage: Sendable {
    case empty
    case rect(CGRect)
    /// Not empty; `corner` is greater than 0 and at most half of each side.
    case roundedRect(CGRect, corner: CGSize, style: RoundedCornerStyle)
    case ellipse(CGRect)
    /// A part of another path, with at least one element.
    case trimmed(TrimmedPath)
    case elements([Element])
  }

  /// One element of a path.
  public enum Element: Equatable, Sendable {
    /// Starts a subpath at a point.
    case move(to: CGPoint)
    /// A straight line from the end of the previous element.
    case line(to: CGPoint)
    /// A quadratic curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the last move.
    case closeSubpath
  }

  package private(set) var storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// Creates an empty path.
  public init() { self.storage = .empty }

  /// Creates a rectangle, clockwise on screen from its origin; a null rectangle gives an empty path.
  public init(_ rect: CGRect) {
    self.storage = rect.isNull ? .empty : .rect(rect.upright)
  }

  /// Creates an ellipse in a rectangle, clockwise on screen from its rightmost point.
  public init(ellipseIn rect: CGRect) {
    self.storage = rect.isNull ? .empty : .ellipse(rect.upright)
  }

  /// Creates a path by calling drawing methods on it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements.
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

  /// All elements in order; allocates unless the path is stored as elements.
  package var elements: [Element] {
    if case .elements(let elements) = storage { return elements }
    if case .trimmed(let trimmed) = storage { return trimmed.elements }
    var result: [Element] = []
    forEach { result.append($0) }
    return result
  }

  /// The rectangle, if the path is a plain rectangle.
  package var rect: CGRect? {
    if case .rect(let rect) = storage { rect } else { nil }
  }

  /// Changes the elements in place; copies them only if the path is shared.
  mutating func withElements(_ change: (inout [Element]) -> Void) {
    var list = elements
    storage = .empty
    change(&list)
    storage = .elements(list)
    if isChecking { checkInvariants() }
  }
}

extension Path {
  /// Stops if a law of the storage is broken. Costs O(1).
  package func checkInvariants() {
    switch storage {
    case .empty, .rect, .ellipse: break
    case .roundedRect(let rect, let corner, _):
      checkInvariant(!rect.isEmpty, "a rounded rectangle is not empty")
      checkInvariant(
        corner.width > 0 && corner.height > 0 && corner.width <= rect.width / 2
          && corner.height <= rect.height / 2,
        "a corner is greater than 0 and at most half of each side")
    case .trimmed(let trimmed): Self.checkStart(of: trimmed.elements)
    case .elements(let elements): Self.checkStart(of: elements)
    }
  }

  private static func checkStart(of elements: [Element]) {
    guard let first = elements.first else { return }
    guard case .move = first else { return checkInvariant(false, "a path starts with a move") }
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

public import Foundation

/// Where a scroll view is, for `scrollPosition(_:anchor:)`: set by the program, or by the user's scrolling (L161).
///
/// ```swift
/// struct Pages: View {
///   @State private var position = ScrollPosition(edge: .top)
///
///   var body: some View {
///     ScrollView {
///       ForEach(0..<40) { Text("Page \($0)") }
///     }
///     .scrollPosition($position)
///     .onTapGesture { withAnimation { position.scrollTo(edge: .bottom) } }
///   }
/// }
/// ```
public struct ScrollPosition {
  /// What the position is given by.
  enum Goal: Equatable {
    case automatic
    case id(ID, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// An id of a type that was known when it was given.
  struct ID: Equatable {
    let value: any Hashable & Sendable
    var hashable: AnyHashable { AnyHashable(value) }

    static func == (a: ID, b: ID) -> Bool { a.hashable == b.hashable }
  }

  var goal = Goal.automatic
  /// The type of the ids that scrolling reports; `Never` for none.
  private let idType: Any.Type
  /// The id of `idType` among those of a target.
  private let pick: @Sendable ([AnyHashable]) -> ID?
  /// The target that the user has scrolled to.
  private var userTarget: ID?

  /// Whether the user has scrolled since the program set the position.
  public var isPositionedByUser = false

  private init<T: Hashable & Sendable>(_ idType: T.Type, _ goal: Goal) {
    self.idType = idType
    self.goal = goal
    pick = { ids in ids.lazy.compactMap { $0.base as? T }.first.map { ID(value: $0) } }
  }

  /// A position where the scroll view starts. Ids of `idType` are reported when the user scrolls.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(idType, .automatic)
  }

  /// The position that shows a view, by its id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(type(of: id), .id(ID(value: id), anchor: anchor))
  }

  /// The position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType, .edge(edge))
  }

  /// The position that shows a point of the content at the start of the scroll view.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType, .point(x: point.x, y: point.y))
  }

  /// The position that shows a point of the content at the start of the scroll view.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, .point(x: x, y: y))
  }

  /// The position that shows an x coordinate of the content at the left of the scroll view.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType, .point(x: x, y: nil))
  }

  /// The position that shows a y coordinate of the content at the top of the scroll view.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType, .point(x: nil, y: y))
  }
}

extension ScrollPosition: @unchecked Sendable {}

extension ScrollPosition: Equatable {
  /// Whether both are the same position, set by the same side.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.goal == b.goal && a.isPositionedByUser == b.isPositionedByUser && a.idType == b.idType
      && a.userTarget == b.userTarget
  }
}

// MARK: Setting

extension ScrollPosition {
  /// Scrolls to a view, by its id; nil for the anchor scrolls as little as shows it.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(.id(ID(value: id), anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }

  /// Scrolls to an x coordinate of the content.
  public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }

  /// Scrolls to a y coordinate of the content.
  public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

  private mutating func set(_ new: Goal) {
    goal = new
    userTarget = nil
    isPositionedByUser = false
  }

  /// The position after the user has scrolled to a target, or to none.
  func movedByUser(to target: ScrollTargetView?) -> ScrollPosition {
    var new = self
    new.goal = .automatic
    new.userTarget = pick(target?.ids ?? [])
    new.isPositionedByUser = true
    return new
  }
}

// MARK: Reading

extension ScrollPosition {
  /// The edge that it was set to; nil once the user has scrolled.
  public var edge: Edge? {
    if case .edge(let edge) = goal { edge } else { nil }
  }

  /// The point that it was set to; nil once the user has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }

  /// The x coordinate that it was set to; nil once the user has scrolled.
  public var x: CGFloat? {
    if case .point(let x, _) = goal { x } else { nil }
  }

  /// The y coordinate that it was set to; nil once the user has scrolled.
  public var y: CGFloat? {
    if case .point(_, let y) = goal { y } else { nil }
  }

  private var id: ID? {
    if case .id(let id, _) = goal { id } else { userTarget }
  }

  /// The id of the view that it was set to, or of the target that the user has scrolled to.
  public var viewID: (any Hashable & Sendable)? { id?.value }

  /// The same id, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.value as? T }
}

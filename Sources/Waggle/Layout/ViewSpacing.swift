public import Foundation

/// What a view wants around it when its container has no spacing of its own.
public struct ViewSpacing: Sendable {
  private var top = EdgeSpacing()
  private var leading = EdgeSpacing()
  private var bottom = EdgeSpacing()
  private var trailing = EdgeSpacing()
  /// True of a spacer's: a frame around it leaves it as it is (L035).
  package private(set) var isSpacer = false

  /// Wants nothing, not even 0 (L037).
  public init() {}

  /// Wants no room on any side (L037).
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.setUncategorised(0, .all)
    return spacing
  }()

  /// Takes in what another view wants on some edges, the larger where both want something.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge].formUnion(other[edge])
    }
  }

  /// What both want, the other only on some edges; the larger where both want something.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The gap between this view and the next one along an axis, in points (L031).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading)
    case .vertical: bottom.distance(to: next.top)
    }
  }
}

extension ViewSpacing: Equatable {}

extension ViewSpacing {
  /// What a view has that says nothing: room for text only where text asks for it (L030).
  package static let plain: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.makePlain(.all)
    return spacing
  }()

  /// What a spacer has: no gap along its axis, or along both (L032).
  package init(spacerAlong axis: Axis?) {
    isSpacer = true
    setUncategorised(0, axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? .all)
  }

  /// What text has above and below, by the metrics of its tallest font (L033, L034). Sideways it says nothing.
  ///
  /// - Parameter pixel: the length of a pixel in points; the room is rounded up to it.
  package init(text metrics: FontMetrics, pixel: CGFloat) {
    let height = metrics.lineHeight
    let extra = (0.1 * height).roundedUp(to: pixel)
    top.beforeText = metrics.descender + extra
    bottom.afterText = max(height + extra - metrics.capHeight, extra + metrics.descender)
    top.betweenTexts = metrics.leading.roundedUp(to: pixel)
    bottom.betweenTexts = 0
  }

  /// Forgets what some edges want: they become those of a view that says nothing (L035).
  package mutating func makePlain(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = EdgeSpacing()
      switch edge {
      case .top, .leading: self[edge].afterText = 0
      case .bottom, .trailing: self[edge].beforeText = 0
      }
    }
  }

  /// The same with some edges made plain (L035).
  package func plain(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    result.makePlain(edges)
    return result
  }

  private mutating func setUncategorised(_ length: CGFloat, _ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge].uncategorised = length
    }
  }

  private subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

extension ViewSpacing {
  /// What each edge wants, such as "top: after text 0".
  package var debugText: String {
    let edges = Edge.allCases.filter { self[$0] != EdgeSpacing() }
    return "[" + edges.map { "\($0): \(self[$0])" }.joined(separator: "; ") + "]"
  }
}

/// What is wanted on one edge, a length by category; minus infinity is "says nothing", so that sums and maxima need no
/// special cases.
private struct EdgeSpacing: Equatable, Sendable, CustomStringConvertible {
  var uncategorised = -CGFloat.infinity
  /// Between something and the text below it, or to the right of it.
  var beforeText = -CGFloat.infinity
  /// Between text and what is below it, or to the right of it.
  var afterText = -CGFloat.infinity
  /// Between text and the text below it.
  var betweenTexts = -CGFloat.infinity

  mutating func formUnion(_ other: EdgeSpacing) {
    uncategorised = max(uncategorised, other.uncategorised)
    beforeText = max(beforeText, other.beforeText)
    afterText = max(afterText, other.afterText)
    betweenTexts = max(betweenTexts, other.betweenTexts)
  }

  /// L031.
  func distance(to next: EdgeSpacing) -> CGFloat {
    let shared = max(
      beforeText + next.beforeText, afterText + next.afterText, betweenTexts + next.betweenTexts)
    if shared > -.infinity { return shared }
    let either = max(uncategorised, next.uncategorised)
    return either > -.infinity ? either : 8
  }

  var description: String {
    let all = [
      ("any", uncategorised), ("before text", beforeText), ("after text", afterText),
      ("between texts", betweenTexts),
    ]
    return all.filter { $0.1 > -.infinity }.map { "\($0.0) \(Double($0.1))" }.joined(
      separator: ", ")
  }
}

extension CGFloat {
  /// The next multiple of a pixel's length, but for an error of rounding.
  package func roundedUp(to pixel: CGFloat) -> CGFloat {
    pixel > 0 ? (self / pixel - 1e-9).rounded(.up) * pixel : self
  }
}

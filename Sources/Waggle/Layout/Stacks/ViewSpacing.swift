public import Foundation

/// A view's preferred distances to its neighbours, used where the container sets no spacing.
public struct ViewSpacing: Sendable {
  private var top = EdgeSpacing()
  private var leading = EdgeSpacing()
  private var bottom = EdgeSpacing()
  private var trailing = EdgeSpacing()
  /// True for a spacer's spacing, which a frame around it keeps (L035).
  package private(set) var isSpacer = false

  /// Makes a spacing without preferences, not even 0 (L037).
  public init() {}

  /// A preference for no distance on any edge (L037).
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.setUncategorised(0, .all)
    return spacing
  }()

  /// Adds another spacing's preferences on some edges; the larger value wins where both have one.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge].formUnion(other[edge])
    }
  }

  /// The spacing with another's preferences added on some edges; the larger value wins where both have one.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The gap between this view and the next along an axis, in points (L031).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading)
    case .vertical: bottom.distance(to: next.top)
    }
  }
}

extension ViewSpacing: Equatable {}

extension ViewSpacing {
  /// The spacing of a view without preferences: text beside it may still require a distance (L030).
  package static let plain: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.makePlain(.all)
    return spacing
  }()

  /// The spacing of a spacer: no gap along its axis, or along both axes if nil (L032).
  package init(spacerAlong axis: Axis?) {
    isSpacer = true
    setUncategorised(0, axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? .all)
  }

  /// The spacing of text above and below, from the metrics of its tallest font (L033, L034). It has no preference at
  /// the sides.
  ///
  /// - Parameter pixel: the length of a pixel in points; distances are rounded up to it.
  package init(text metrics: FontMetrics, pixel: CGFloat) {
    let height = metrics.lineHeight
    let extra = (0.1 * height).roundedUp(to: pixel)
    top.beforeText = metrics.descender + extra
    bottom.afterText = max(height + extra - metrics.capHeight, extra + metrics.descender)
    top.betweenTexts = metrics.leading.roundedUp(to: pixel)
    bottom.betweenTexts = 0
  }

  /// Resets some edges to those of a view without preferences (L035).
  package mutating func makePlain(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = EdgeSpacing()
      switch edge {
      case .top, .leading: self[edge].afterText = 0
      case .bottom, .trailing: self[edge].beforeText = 0
      }
    }
  }

  /// The spacing with some edges reset (L035).
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
  /// The preferences by edge, such as "top: after text 0".
  package var debugText: String {
    let edges = Edge.allCases.filter { self[$0] != EdgeSpacing() }
    return "[" + edges.map { "\($0): \(self[$0])" }.joined(separator: "; ") + "]"
  }
}

/// The preferences on one edge, in points by category. Minus infinity means no preference, so that sums and maxima need
/// no special cases.
private struct EdgeSpacing: Equatable, Sendable, CustomStringConvertible {
  var uncategorised = -CGFloat.infinity
  /// Between a view and text below it, or to its right.
  var beforeText = -CGFloat.infinity
  /// Between text and a view below it, or to its right.
  var afterText = -CGFloat.infinity
  /// Between text and text below it.
  var betweenTexts = -CGFloat.infinity

  mutating func formUnion(_ other: EdgeSpacing) {
    uncategorised = max(uncategorised, other.uncategorised)
    beforeText = max(beforeText, other.beforeText)
    afterText = max(afterText, other.afterText)
    betweenTexts = max(betweenTexts, other.betweenTexts)
  }

  /// The largest sum of a category in which both edges have a preference; else the larger uncategorised preference;
  /// else 8 (L031).
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
  /// The next multiple of a pixel's length; ignores rounding errors of up to 1e-9 pixels.
  package func roundedUp(to pixel: CGFloat) -> CGFloat {
    pixel > 0 ? (self / pixel - 1e-9).rounded(.up) * pixel : self
  }
}

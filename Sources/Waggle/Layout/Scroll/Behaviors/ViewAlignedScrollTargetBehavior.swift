import Foundation

/// Scrolls to views: the targets of the scroll view, such as those of `scrollTargetLayout()` (L118).
///
/// The content comes to rest where the start of a target is at the start of the scroll view inside its insets, or where
/// an anchor of both meets: at the target nearest to where it would come to rest by itself.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a gesture can go.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate enum Kind { case automatic, always, alwaysByFew, never }
    fileprivate let kind: Kind

    /// One view in windows that are narrow (for the horizontal axis) or low (for the vertical one); otherwise any.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// One view.
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    /// One view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .always) }
    /// Three views.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
    /// Any number of views.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  private let limit: LimitBehavior
  let anchor: UnitPoint?

  /// Makes the behaviour.
  ///
  /// - Parameter limitBehavior: how many views a gesture can go.
  /// - Parameter anchor: the point of a view that meets the same point of the scroll view; nil for the start.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
    limit = limitBehavior
    self.anchor = anchor
  }

  /// Moves the target to a view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let frames = context.scroll.targets.map(\.frame)
    let projected = context.scroll.metrics.offset(of: target)
    let original = context.scroll.metrics.offset(of: context.originalTarget)
    var end = projected
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let rests = context.scroll.metrics.rests(at: frames, anchor ?? .topLeading, axis)
      let steps = limit.steps(along: axis, in: context.scroll)
      end[axis] =
        Self.nearest(of: rests, to: projected[axis], from: original[axis], within: steps)
        ?? projected[axis]
    }
    let insets = context.scroll.metrics.insets
    target.rect.origin = CGPoint(x: end.x + insets.left, y: end.y + insets.top)
    target.anchor = nil
  }

  /// Whether a gesture goes one view.
  func isLimitedToOne(along axis: Axis, in scroll: ScrollState) -> Bool {
    limit.steps(along: axis, in: scroll) == 1
  }

  /// The place nearest to one, the first on ties, and not more than a number of places from where the gesture began.
  static func nearest(
    of rests: [CGFloat], to projected: CGFloat, from original: CGFloat, within steps: Int?
  ) -> CGFloat? {
    guard var allowed = rests.isEmpty ? nil : rests[...] else { return nil }
    if let steps {
      let start = rests.indices.min { abs(rests[$0] - original) < abs(rests[$1] - original) } ?? 0
      allowed = rests[max(0, start - steps)...min(rests.count - 1, start + steps)]
    }
    return allowed.min { abs($0 - projected) < abs($1 - projected) }
  }
}

extension ViewAlignedScrollTargetBehavior.LimitBehavior {
  /// How many views a gesture can go; nil for any number.
  fileprivate func steps(along axis: Axis, in scroll: ScrollState) -> Int? {
    switch kind {
    case .always: 1
    case .alwaysByFew: 3
    case .never: nil
    case .automatic: scroll.isCompact(axis) ? 1 : nil
    }
  }
}

extension ScrollMetrics {
  /// The offset at which a target's rectangle is shown.
  fileprivate func offset(of target: ScrollTarget) -> CGPoint {
    CGPoint(x: target.rect.minX - insets.left, y: target.rect.minY - insets.top)
  }

  /// The offsets at which an anchor of one of the frames meets the same anchor of the container, within the range,
  /// without repetitions, in order.
  func rests(at frames: [CGRect], _ anchor: UnitPoint, _ axis: Axis) -> [CGFloat] {
    var rests = frames.map { offset(showing: $0, at: anchor, from: .zero)[axis] }
    rests.sort()
    var distinct: [CGFloat] = []
    for rest in rests where rest - (distinct.last ?? -.infinity) > 0.01 { distinct.append(rest) }
    return distinct
  }
}

extension ScrollState {
  /// Whether the window has little room along an axis.
  fileprivate func isCompact(_ axis: Axis) -> Bool {
    guard let window = node?.store.root?.size else { return false }
    return axis == .horizontal ? window.width < 600 : window.height < 415
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolls to the starts of views (L118).
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Scrolls to the starts of views, a limited number of them at once (L118).
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Scrolls to where an anchor of a view meets the same anchor of the scroll view (L118).
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Scrolls to where an anchor of a view meets the same anchor of the scroll view, a limited number of views at once
  /// (L118).
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

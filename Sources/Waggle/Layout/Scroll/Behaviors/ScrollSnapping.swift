import Foundation

/// What a behaviour comes to rest at, of the behaviours that a host can follow by itself.
enum ScrollSnapRule: Equatable {
  case none
  case pages
  case views(UnitPoint)

  /// A behaviour that a program wrote has no rule: only the program can ask it.
  init(_ behavior: AnyScrollTargetBehavior?) {
    switch behavior?.base {
    case is PagingScrollTargetBehavior: self = .pages
    case let aligned as ViewAlignedScrollTargetBehavior:
      self = .views(aligned.anchor ?? .topLeading)
    default: self = .none
    }
  }
}

/// What a host that scrolls by itself comes to rest at (L254).
///
/// Always true: without a rule there are neither points nor limits.
package struct HostSnapping {
  /// What the points are made of. Setting it to none removes them.
  var rule = ScrollSnapRule.none {
    didSet { if rule == .none { (points, limits) = (.none, ScrollSnapLimits()) } }
  }
  package private(set) var points = ScrollSnap.none
  /// How the content comes to rest there.
  package private(set) var limits = ScrollSnapLimits()

  /// Takes the points of the rule after a layout.
  mutating func update(_ points: ScrollSnap, _ limits: ScrollSnapLimits) {
    guard rule != .none else { return }
    (self.points, self.limits) = (points, limits)
  }

  /// Whether the host needs to know that they have changed.
  func differs(from old: HostSnapping) -> Bool { points != old.points || limits != old.limits }
}

extension ScrollState {
  /// Takes the rule of the behaviour. True if it has changed: then the points are due after the next layout.
  func followBehavior() -> Bool {
    let rule = ScrollSnapRule(behavior)
    guard rule != snapping.rule, let store = node?.store else { return false }
    if snapping.rule == .none { store.scrollFollowUps.addSnapping(self) }
    snapping.rule = rule
    return true
  }

  var needsNoSnap: Bool { isRemoved || snapping.rule == .none }

  /// Finds what a host snaps to, after a layout.
  func updateSnap() {
    var limits = ScrollSnapLimits()
    for axis in Axis.allCases where metrics.axes.contains(Axis.Set(axis)) && isSingle(axis) {
      limits.single.insert(Axis.Set(axis))
    }
    if case .views = snapping.rule { limits.isPartial = hasUnmadeRows }
    snapping.update(snapPoints, limits)
  }

  private var snapPoints: ScrollSnap {
    switch snapping.rule {
    case .none: .none
    case .pages: pageSnap
    case .views(let anchor): viewSnap(anchor)
    }
  }

  /// Whether a gesture goes one page, or one view (L117, L118).
  private func isSingle(_ axis: Axis) -> Bool {
    if snapping.rule == .pages { return true }
    let aligned = behavior?.base as? ViewAlignedScrollTargetBehavior
    return aligned?.isLimitedToOne(along: axis, in: self) ?? false
  }

  /// Whether there are targets that no lazy container has made yet.
  private var hasUnmadeRows: Bool {
    (content?.collected(UnmadeRowsOutput.self) ?? []).contains { $0 > 0 }
  }

  /// Pages are counted from the leading edge: from the right they are points, since multiples count from the left.
  private var pageSnap: ScrollSnap {
    guard metrics.level.isRightToLeft, metrics.axes.contains(.horizontal) else {
      return .pages(metrics.containerSize)
    }
    return .points(x: pageStarts(.horizontal), y: pageStarts(.vertical))
  }

  /// The offsets of all pages along an axis, and of the end of the content (L117).
  private func pageStarts(_ axis: Axis) -> [CGFloat] {
    let length = metrics.containerSize[axis]
    guard length > 0, metrics.axes.contains(Axis.Set(axis)) else { return [] }
    let range = metrics.maximum(axis) - metrics.minimum(axis)
    let count = min((range / length - 1e-6).rounded(.up), Self.mostPages)
    return stride(from: 0, through: max(count, 0), by: 1)
      .map { metrics.clamped(metrics.offset($0 * length, fromStart: axis), axis) }
      .sorted()
  }

  /// More pages than this are not told to a host.
  private static let mostPages: CGFloat = 2000

  /// The offsets at which the targets are aligned (L118).
  private func viewSnap(_ anchor: UnitPoint) -> ScrollSnap {
    let frames = targets.map(\.frame)
    guard !frames.isEmpty else { return .none }
    func rests(_ axis: Axis) -> [CGFloat] {
      guard metrics.axes.contains(Axis.Set(axis)) else { return [] }
      return metrics.rests(at: frames, anchor, axis)
    }
    return .points(x: rests(.horizontal), y: rests(.vertical))
  }
}

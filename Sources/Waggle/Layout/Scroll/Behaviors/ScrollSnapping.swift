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

/// The scroll views whose snap points are kept up to date: those with a rule, in a host that scrolls by itself.
struct ScrollSnapping {
  private struct Weak { weak var scroll: ScrollState? }

  private var entries: [Weak] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ scroll: ScrollState) {
    if !entries.contains(where: { $0.scroll === scroll }) { entries.append(Weak(scroll: scroll)) }
  }

  /// Updates the snap points, after layout.
  mutating func update() {
    entries.removeAll { $0.scroll?.needsNoSnap ?? true }
    for entry in entries { entry.scroll?.updateSnap() }
  }
}

extension ScrollState {
  /// Takes the rule of the behaviour. True if it has changed: then the points are due after the next layout.
  func followBehavior() -> Bool {
    let rule = ScrollSnapRule(behavior)
    guard rule != snapRule, let store = node?.store else { return false }
    if snapRule == .none { store.snapping.add(self) }
    snapRule = rule
    if rule == .none { (snap, snapLimits) = (.none, ScrollSnapLimits()) }
    return true
  }

  fileprivate var needsNoSnap: Bool { isRemoved || snapRule == .none }

  fileprivate func updateSnap() {
    switch snapRule {
    case .none: snap = .none
    case .pages: snap = pageSnap
    case .views(let anchor): snap = viewSnap(anchor)
    }
    var limits = ScrollSnapLimits()
    for axis in Axis.allCases where metrics.axes.contains(Axis.Set(axis)) && isSingle(axis) {
      limits.single.insert(Axis.Set(axis))
    }
    if case .views = snapRule { limits.isPartial = hasUnmadeRows }
    snapLimits = limits
  }

  /// Whether a gesture goes one page, or one view (L117, L118).
  private func isSingle(_ axis: Axis) -> Bool {
    if snapRule == .pages { return true }
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
    let way = metrics.maximum(axis) - metrics.minimum(axis)
    let count = min((way / length - 1e-6).rounded(.up), Self.mostPages)
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

import Foundation

/// What a bound position names, which stays where it is seen when lengths change: an edge (L115) or a view (L163), never
/// both.
enum KeptPart {
  case nothing
  case edge(Edge)
  case view(KeptView)

  init(_ edge: Edge?) { self = edge.map(KeptPart.edge) ?? .nothing }

  var edge: Edge? { if case .edge(let edge) = self { edge } else { nil } }
  var view: KeptView? { if case .view(let view) = self { view } else { nil } }
}

/// The view that a bound position names, and where it was after the last layout.
///
/// Always true after layout: unless something has scrolled, a view that was visible before is where it was seen (L163).
struct KeptView {
  fileprivate let id: AnyHashable
  fileprivate weak var view: ViewNode?
  /// The point of the view that stays at the same point of the container; nil for its start, as long as it is visible.
  fileprivate let anchor: UnitPoint?
  fileprivate var frame: CGRect
  fileprivate var metrics: ScrollMetrics
  fileprivate var shift: CGVector
}

extension ScrollState {
  /// Keeps a view where it is seen, whatever a layout changes; nil for none.
  ///
  /// - Parameter anchor: the point of the view that stays at the same point of the scroll view.
  func keep(_ id: AnyHashable, _ view: ViewNode?, at anchor: UnitPoint?) {
    kept = .nothing
    guard let view, let frame = frame(of: view), let store = node?.store else { return }
    kept = .view(
      KeptView(
        id: id, view: view, anchor: anchor, frame: frame, metrics: metrics,
        shift: corrections.total))
    store.scrollFollowUps.addKeeping(self)
  }

  var keepsNothing: Bool { isRemoved || kept.view == nil }

  /// Requests the move that brings the kept view back to where it was seen before the layout.
  func keepView() {
    guard let old = kept.view, let store = node?.store else { return }
    guard phase != .animating, !isRealigning else { return noteKept(old.view) }
    let moved = CGVector(
      dx: corrections.total.dx - old.shift.dx, dy: corrections.total.dy - old.shift.dy)
    if isUnmoved(old), moved == CGVector() { return }
    let visible = old.visible(from: offset, moved)
    guard old.frame.overlaps(visible) else { return kept = .nothing }
    let (before, isWhole) = (offset, visible.contains(old.frame))
    store.scrollRequests.add(
      ScrollRequest(
        transaction: .current,
        scroll: { [weak self] in
          guard let self, !isRemoved, let view = keptView(old) else { return true }
          if offset == before, phase != .animating {
            bringBack(old, frame(of: view) ?? old.frame, moved, isWhole)
          }
          noteKept(view)
          return true
        }))
  }

  /// The view; a lazy row that the layout has removed is made again.
  private func keptView(_ old: KeptView) -> ViewNode? {
    if let view = old.view, frame(of: view) != nil, view.layout.lazyContainer(in: node) == nil {
      return view
    }
    return view(withID: old.id)
  }

  /// Whether the layout has moved neither the view nor the container. A lazy row may have left its place.
  private func isUnmoved(_ old: KeptView) -> Bool {
    guard let view = old.view, metrics == old.metrics, frame(of: view) == old.frame else {
      return false
    }
    return view.layout.lazyContainer(in: node) == nil
  }

  private func noteKept(_ view: ViewNode?) {
    guard let view, let frame = frame(of: view), var noted = kept.view else { return }
    noted.view = view
    noted.frame = frame
    noted.metrics = metrics
    noted.shift = corrections.total
    kept = .view(noted)
  }

  private func bringBack(_ old: KeptView, _ frame: CGRect, _ moved: CGVector, _ isWhole: Bool) {
    var end = offset
    for axis in Axis.allCases {
      end[axis] +=
        metrics.position(of: frame, at: old.anchor, axis)
        - old.metrics.position(of: old.frame, at: old.anchor, axis) - moved[axis]
    }
    if old.anchor == nil, isWhole { end = self.offset(showing: frame, at: nil, from: end) }
    for axis in Axis.allCases where !metrics.axes.contains(Axis.Set(axis)) || isAtAnchor(axis) {
      end[axis] = offset[axis]
    }
    let distance = CGVector(dx: end.x - offset.x, dy: end.y - offset.y)
    if distance.length > 0.01 { moveKept(by: distance) }
  }

  /// Moves the content as a layout would have: neither the user nor the program scrolls, unless the change is animated.
  private func moveKept(by distance: CGVector) {
    guard motion.drag == nil, motion.flight == nil, Transaction.current.animation != nil else {
      return shiftContent(by: distance)
    }
    scroll(to: CGPoint(x: offset.x + distance.dx, y: offset.y + distance.dy))
  }
}

extension KeptView {
  /// What was visible before the layout, which has moved the offset.
  fileprivate func visible(from offset: CGPoint, _ moved: CGVector) -> CGRect {
    CGRect(
      x: offset.x - moved.dx + metrics.insets.left, y: offset.y - moved.dy + metrics.insets.top,
      width: metrics.containerSize.width, height: metrics.containerSize.height)
  }
}

extension ScrollMetrics {
  /// The offset at which a point of a rectangle meets the same point of the container, without limits.
  fileprivate func position(of rect: CGRect, at anchor: UnitPoint?, _ axis: Axis) -> CGFloat {
    let fraction = fraction(anchor ?? .topLeading, axis)
    return rect.origin[axis] + fraction * (rect.size[axis] - containerSize[axis])
      - insets.start(axis)
  }
}

extension CGVector {
  fileprivate var length: CGFloat { abs(dx) + abs(dy) }
}

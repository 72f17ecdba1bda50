import Foundation

/// A pointer that may drag one of the scroll views around the hit view. It decides which one.
///
/// Always true: once a scroll view was chosen, no other one is.
final class ScrollPan {
  /// The distance along an axis from which a finger scrolls, in points (L230).
  private static let fingerThreshold: CGFloat = 10

  /// The distance along an axis from which the pointer scrolls, in points.
  private let threshold: CGFloat
  /// The scroll views under the finger, the innermost first.
  private let scrolls: [ScrollState]
  /// The scroll view that the pointer drags.
  private(set) weak var chosen: ScrollState?
  /// Whether the pointer pulls down content that yields at its top: then it is for what is around, and drags no scroll view.
  private(set) var hasYielded = false
  private var start: PointerEvent?
  private var location = CGPoint.zero
  private var tracker = VelocityTracker()

  init(_ scrolls: [ScrollState], threshold: CGFloat) {
    (self.scrolls, self.threshold) = (scrolls, threshold)
  }

  /// A recognizer for each scroll view around the hit view, innermost first.
  static func recognizers(for hit: HitTestResult) -> [PanRecognizer] {
    guard hit.scrollViews.contains(where: \.traits.isEnabled) else { return [] }
    let pan = ScrollPan(hit.scrollViews, threshold: fingerThreshold)
    return zip(hit.scrollViews, hit.scrolledListeners).map { scroll, count in
      PanRecognizer(scroll, pan, listenersInside: count)
    }
  }

  /// Whether an event belongs to the pointer, which is the first one that is down.
  func owns(_ event: PointerEvent) -> Bool {
    start == nil ? event.phase == .began : start?.id == event.id
  }

  /// Takes an event of the pointer; the same one may be given again.
  func follow(_ event: PointerEvent) {
    guard event.location.x.isFinite, event.location.y.isFinite else { return }
    if start == nil {
      start = event
      location = event.location
    }
    tracker.add(event.location, at: event.time)
  }

  /// The scroll view that the pointer begins to drag at a point: along the axis in which it has moved further, the
  /// innermost one that can move there; or else the innermost one that can be dragged past its edge (L231).
  func choose(at point: CGPoint) -> ScrollState? {
    if let chosen { return chosen }
    if hasYielded { return nil }
    chosen = choice(at: point)
    hasYielded = chosen == nil && scrolls.contains { $0.yields(distance(to: point, in: $0)) }
    return chosen
  }

  private func choice(at point: CGPoint) -> ScrollState? {
    for scroll in scrolls where scroll.canMove(distance(to: point, in: scroll)) { return scroll }
    return scrolls.first { $0.canBounce(distance(to: point, in: $0)) }
  }

  /// How far the pointer has dragged a scroll view's offset along the axis in which it has moved further; nil if that is
  /// not far enough.
  private func distance(to point: CGPoint, in scroll: ScrollState) -> (Axis, CGFloat)? {
    guard let start, let moved = scroll.local(from: start.location, to: point) else { return nil }
    let axis: Axis = abs(moved.dx) > abs(moved.dy) ? .horizontal : .vertical
    return abs(moved[axis]) >= threshold ? (axis, -moved[axis]) : nil
  }

  /// Moves the chosen scroll view with the pointer.
  func drag(_ scroll: ScrollState, to point: CGPoint, at time: TimeInterval) {
    guard let moved = scroll.local(from: location, to: point) else { return }
    location = point
    scroll.drag(by: CGVector(dx: -moved.dx, dy: -moved.dy), at: velocity(of: scroll, at: time))
  }

  /// The velocity of the scroll view's offset, in points per second.
  func velocity(of scroll: ScrollState, at time: TimeInterval) -> CGVector {
    let speed = tracker.velocity(at: time)
    let end = CGPoint(x: location.x - speed.width, y: location.y - speed.height)
    return scroll.local(from: location, to: end) ?? CGVector()
  }
}

extension ScrollState {
  /// A distance of the root's space in the scroll view's own; nil where the view is scaled to nothing.
  fileprivate func local(from start: CGPoint, to end: CGPoint) -> CGVector? {
    guard let a = node?.local(start), let b = node?.local(end) else { return nil }
    let moved = CGVector(dx: b.x - a.x, dy: b.y - a.y)
    return moved.dx.isFinite && moved.dy.isFinite ? moved : nil
  }

  fileprivate func canMove(_ step: (axis: Axis, distance: CGFloat)?) -> Bool {
    guard let step, canBeDragged(step.axis) else { return false }
    return canMove(step.axis, by: step.distance)
  }

  /// Whether a step that pulls the content down is not the scroll view's.
  fileprivate func yields(_ step: (axis: Axis, distance: CGFloat)?) -> Bool {
    guard let step else { return false }
    return traits.yieldsAtTop && step.axis == .vertical && step.distance < 0
      && canBeDragged(.vertical)
  }

  fileprivate func canBounce(_ step: (axis: Axis, distance: CGFloat)?) -> Bool {
    guard let step, canBeDragged(step.axis), !yields(step) else { return false }
    return bounces(step.axis)
  }
}

import Foundation

/// Fingers on a touchpad: they drag the content as a finger on the screen does, past its edges too, and the content continues
/// when they are lifted (L116–L119, L213).
///
/// Always true: it drags one scroll view at most, until the fingers are lifted or have rested.
final class TouchpadScroll {
  /// The time without an event after which the fingers count as lifted, in seconds.
  private static let pause: TimeInterval = 0.15
  /// The distance along an axis from which the fingers scroll, in points.
  private static let threshold: CGFloat = 1

  private unowned let router: InputRouter
  @exclusivity(unchecked) private var pan: ScrollPan?
  @exclusivity(unchecked) private var scroll: ScrollState?
  /// Where a finger on the screen would be.
  @exclusivity(unchecked) private var location = CGPoint.zero
  @exclusivity(unchecked) private var timer: Timers.Token?

  init(_ router: InputRouter) { self.router = router }

  func handle(_ event: ScrollEvent) {
    if event.phase == .fingersLifted { return finish(at: event.time) }
    guard event.delta.dx.isFinite, event.delta.dy.isFinite else { return }
    let pan = pan ?? begin(event)
    location.x -= event.delta.dx
    location.y -= event.delta.dy
    pan.follow(pointer(.moved, at: event.time))
    if scroll == nil, let chosen = pan.choose(at: location) {
      scroll = chosen
      chosen.beginDrag()
      chosen.dismissKeyboard()
    }
    if let scroll { pan.drag(scroll, to: location, at: event.time) }
    waitForPause()
  }

  /// Ends where the content is, as if the fingers had rested.
  func end() {
    guard pan != nil else { return }
    finish(at: nil)
  }

  private func begin(_ event: ScrollEvent) -> ScrollPan {
    let scrolls = router.hit(at: event.location)?.scrollViews ?? []
    let pan = ScrollPan(scrolls.filter { $0.motion.drag == nil }, threshold: Self.threshold)
    for scroll in scrolls where scroll.isFlying { scroll.stop() }
    location = event.location
    pan.follow(pointer(.began, at: event.time))
    self.pan = pan
    return pan
  }

  /// - Parameter time: when the fingers were lifted; nil if they rested before.
  private func finish(at time: TimeInterval?) {
    if let timer { router.runtime.timers.cancel(timer) }
    timer = nil
    if let pan, let scroll {
      scroll.endDrag(at: time.map { pan.velocity(of: scroll, at: $0) } ?? CGVector())
    }
    (pan, scroll) = (nil, nil)
  }

  private func waitForPause() {
    let timers = router.runtime.timers
    if let timer { timers.cancel(timer) }
    timer = timers.wake(at: router.runtime.time + Self.pause) { [weak self] in
      self?.timer = nil
      self?.end()
    }
  }

  private func pointer(_ phase: PointerEvent.Phase, at time: TimeInterval) -> PointerEvent {
    PointerEvent(id: 0, kind: .touch, phase: phase, location: location, time: time)
  }
}

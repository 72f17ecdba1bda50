import Foundation

/// Fingers on a touchpad: they drag the content as a finger on the screen does, past its edges too, and the content continues
/// when they are lifted (L116–L119, L213).
///
/// A view that slides sideways, as a row with swipe actions, follows them too (C756).
///
/// Always true: it drags one scroll view or slides one view at most, until the fingers are lifted or have rested.
final class TouchpadScroll {
  /// The time without an event after which the fingers count as lifted, in seconds.
  private static let pause: TimeInterval = 0.15
  /// The distance along an axis from which the fingers scroll, in points.
  private static let threshold: CGFloat = 1
  /// The distance sideways from which they slide a view, in points.
  private static let slideThreshold: CGFloat = 4

  private unowned let router: InputRouter
  @exclusivity(unchecked) private var pan: ScrollPan?
  @exclusivity(unchecked) private var scroll: ScrollState?
  /// The view under the fingers that slides, and the scroll views in it.
  @exclusivity(unchecked) private var sliding: (slide: TouchpadSlide, inner: [ScrollState])?
  /// Whether it follows them.
  @exclusivity(unchecked) private var isSliding = false
  @exclusivity(unchecked) private var start = CGPoint.zero
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
    if mayBeSlide() { return waitForPause() }
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
    let hit = router.hit(at: event.location)
    let scrolls = hit?.scrollViews ?? []
    sliding = hit?.touchpadSlide
    start = event.location
    let pan = ScrollPan(scrolls.filter { $0.motion.drag == nil }, threshold: Self.threshold)
    for scroll in scrolls where scroll.isFlying { scroll.stop() }
    location = event.location
    pan.follow(pointer(.began, at: event.time))
    self.pan = pan
    return pan
  }

  /// Follows the fingers with the view that slides. Whether they have moved sideways so far, and belong to it or may yet.
  private func mayBeSlide() -> Bool {
    guard let (slide, inner) = sliding, scroll == nil else { return false }
    if isSliding {
      slide.report(SlidePhase.moved, at: location)
      return true
    }
    let (x, y) = (location.x - start.x, location.y - start.y)
    guard abs(x) > abs(y), !inner.contains(where: { $0.canMove(.horizontal, by: -x) }) else {
      return false
    }
    if abs(x) < Self.slideThreshold { return true }
    isSliding = true
    slide.report(SlidePhase.began, at: start)
    slide.report(SlidePhase.moved, at: location)
    return true
  }

  /// - Parameter time: when the fingers were lifted; nil if they rested before.
  private func finish(at time: TimeInterval?) {
    if let timer { router.runtime.timers.cancel(timer) }
    timer = nil
    if let pan, let scroll {
      scroll.endDrag(at: time.map { pan.velocity(of: scroll, at: $0) } ?? CGVector())
    }
    if isSliding, let sliding { sliding.slide.report(SlidePhase.ended, at: location) }
    (pan, scroll, sliding, isSliding) = (nil, nil, nil, false)
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

extension HitTestResult {
  /// The innermost view that fingers on a touchpad slide, with the scroll views in it; nil for none.
  fileprivate var touchpadSlide: (slide: TouchpadSlide, inner: [ScrollState])? {
    for (index, listener) in listeners.enumerated() {
      guard listener.isEnabled, !listener.isGone, listener.mask.contains(.gesture),
        let slide = listener.recognizer.touchpadSlide
      else { continue }
      let inner = zip(scrollViews, scrolledListeners).filter { $0.1 <= index }.map(\.0)
      return (slide, inner)
    }
    return nil
  }
}

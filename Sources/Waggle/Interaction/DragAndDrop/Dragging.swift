package import Foundation

/// What is dragged in a window, and what may be.
///
/// Always true: while something is dragged no press waits, and Escape takes it back (`InputRouter.cancelDrag`).
package final class Dragging {
  private unowned let router: InputRouter
  private unowned let runtime: Runtime
  @exclusivity(unchecked) private var press: DragPress?
  @exclusivity(unchecked) private var pressTimer: Timers.Token?
  @exclusivity(unchecked) private(set) var session: DragSession?
  @exclusivity(unchecked) private var flight: DragReturn?
  @exclusivity(unchecked) private var scrollTimer: Timers.Token?
  @exclusivity(unchecked) private var drawn: (key: DrawnKey, node: DisplayNode?)?
  /// What a screen reader has taken, and may drop.
  @exclusivity(unchecked) var carried: [NSItemProvider]?
  /// Draws a view apart from the window, at its ideal size; set by the host.
  @exclusivity(unchecked) package var draw:
    (AnyView, EnvironmentValues) -> (list: DisplayList, size: CGSize)? = { _, _ in nil }

  private struct DrawnKey: Equatable {
    let offset: CGSize
    let opacity: Double
  }

  init(_ router: InputRouter, _ runtime: Runtime) {
    self.router = router
    self.runtime = runtime
  }

  /// Whether a view that can be dragged has been made.
  package internal(set) var hasSources = false

  /// Whether a view is being dragged.
  package var isActive: Bool { session != nil }

  /// Whether a view takes what is dragged, where it is now.
  package var isTaken: Bool { session?.isTaken ?? false }

  /// The views that are in use.
  var views: [LayoutNode] { session?.views ?? [] }

  // MARK: Beginning

  /// A pointer went down: it may drag the view that is hit. A further pointer ends that.
  func began(_ event: PointerEvent, _ hit: HitTestResult?) {
    endPress()
    guard session == nil, !router.hasOtherTouches(than: event.id),
      let press = DragPress(event, hit)
    else { return }
    self.press = press
    if let deadline = press.deadline {
      pressTimer = runtime.timers.wake(at: deadline) { [weak self] in self?.hasRested() }
    }
  }

  /// Takes an event of a pointer that is down. True if it belongs to a drag, and to nothing else.
  func handle(_ event: PointerEvent) -> Bool {
    if let session, session.pointer == event.id {
      drag(session, event)
      return true
    }
    guard let press, press.start.id == event.id else { return false }
    guard event.phase == .moved, !press.fails(event) else {
      endPress()
      return false
    }
    guard press.begins(event) else { return false }
    return begin(press, at: event.location)
  }

  private func hasRested() {
    pressTimer = nil
    guard let press else { return }
    if router.hasOpenedMenu(by: press.start.id) {
      press.waitsForMove = true
    } else {
      _ = begin(press, at: press.start.location)
    }
  }

  /// No drag begins with the touch.
  func endPress() {
    press = nil
    if let pressTimer { runtime.timers.cancel(pressTimer) }
    pressTimer = nil
  }

  /// Begins to drag, unless a gesture inside the view has the touch, or the view gives nothing.
  private func begin(_ press: DragPress, at point: CGPoint) -> Bool {
    endPress()
    guard press.node.canBeDragged, router.yields(press.start.id, to: press.inner) else {
      return false
    }
    let items = press.node.makeItems()
    if items.isEmpty { return false }
    router.giveUp(press.start.id)
    router.cancelDrag?()
    endFlight()
    let picture = press.node.makePicture(at: press.start.location, draw)
    let session = DragSession(press, items, picture, at: point)
    self.session = session
    router.cancelDrag = { [weak self] in self?.cancel() }
    follow(session)
    return true
  }

  // MARK: Dragging

  private func drag(_ session: DragSession, _ event: PointerEvent) {
    guard event.phase != .cancelled else { return cancel() }
    session.move(to: event.location)
    follow(session)
    if event.phase == .ended { drop(session) }
  }

  /// Takes an event of something from outside of the program. While a view is dragged there is none.
  func handle(_ event: OutsideDrag) {
    if let session, session.pointer != nil { return }
    if event.phase == .left { return cancel() }
    let session = session ?? DragSession(outside: event.items, at: event.location)
    if self.session == nil {
      self.session = session
      router.cancelDrag = { [weak self] in self?.cancel() }
    }
    session.items = event.items
    session.move(to: event.location)
    follow(session)
    if event.phase == .dropped { drop(session) }
  }

  private func follow(_ session: DragSession) {
    let hit = router.dropHit(at: session.location)
    session.follow(hit?.dropNodes ?? [])
    scroll(hit?.scrollViews ?? [], session)
  }

  /// Scrolls near an edge of a scroll view, and looks again in the next frame.
  private func scroll(_ views: [ScrollState], _ session: DragSession) {
    guard scrollTimer == nil, views.contains(where: { $0.edgeStep(at: session.location) != nil })
    else { return }
    scrollTimer = runtime.timers.wake(at: runtime.time + DragScrolling.interval) { [weak self] in
      guard let self, let session = self.session else { return }
      scrollTimer = nil
      for view in router.dropHit(at: session.location)?.scrollViews ?? [] {
        guard let step = view.edgeStep(at: session.location) else { continue }
        _ = view.scroll(by: step)
        break
      }
      follow(session)
    }
  }

  private func drop(_ session: DragSession) {
    let isTaken = session.drop()
    end(session, returns: !isTaken)
  }

  /// Ends the drag without a drop.
  func cancel() {
    endPress()
    guard let session else { return }
    session.leave()
    end(session, returns: true)
  }

  private func end(_ session: DragSession, returns: Bool) {
    self.session = nil
    if let scrollTimer { runtime.timers.cancel(scrollTimer) }
    scrollTimer = nil
    router.cancelDrag = nil
    drawn = nil
    guard returns, !session.reducesMotion else { return }
    flight = DragReturn(session, at: runtime.time)
    scheduleFlight()
  }

  /// Runs after views were updated: the view that is targeted may be gone.
  func update() {
    guard let session, session.hasLostTarget else { return }
    session.leave()
  }

  /// Ends everything, when the tree is dropped.
  func close() {
    endPress()
    carried = nil
    session?.leave()
    session = nil
    endFlight()
    if let scrollTimer { runtime.timers.cancel(scrollTimer) }
    scrollTimer = nil
    drawn = nil
    draw = { _, _ in nil }
  }

  // MARK: Drawing

  private func scheduleFlight() {
    flight?.timer = runtime.timers.wake(at: runtime.time + DragScrolling.interval) { [weak self] in
      guard let self, let flight else { return }
      if runtime.time >= flight.end { self.flight = nil } else { scheduleFlight() }
    }
  }

  private func endFlight() {
    if let timer = flight?.timer { runtime.timers.cancel(timer) }
    flight = nil
    drawn = nil
  }

  /// What is drawn above everything; nil for nothing. The same node while nothing has moved.
  var node: DisplayNode? {
    let picture: DragPicture
    let key: DrawnKey
    if let session {
      picture = session.picture
      key = DrawnKey(offset: session.offset, opacity: 1)
    } else if let flight {
      picture = flight.picture
      let (offset, opacity) = flight.state(at: runtime.time)
      key = DrawnKey(offset: offset, opacity: opacity)
    } else {
      return nil
    }
    if let drawn, drawn.key == key { return drawn.node }
    let node = picture.node(movedBy: key.offset, opacity: key.opacity)
    drawn = (key, node)
    return node
  }
}

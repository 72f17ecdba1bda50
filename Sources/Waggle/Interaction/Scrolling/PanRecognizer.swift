import Foundation

/// The drag of a scroll view, joined with the gestures of its content.
///
/// Always true: it is active from the moment at which it drags; then the gestures inside have failed. Before that it passes
/// on the phase of the gestures inside.
final class PanRecognizer: Recognizer<Void> {
  let scroll: ScrollState
  /// How many of the hit view's listeners are inside the scroll view.
  let listenersInside: Int
  /// The gestures inside the scroll view; nil for none.
  var content: Recognizer<Void>?
  private let pan: ScrollPan
  private(set) var isDragging = false
  /// Whether the pointer may still begin to drag.
  private var mayBegin = false
  /// Whether the pointer has stopped the content.
  private var hasStopped = false

  init(_ scroll: ScrollState, _ pan: ScrollPan, listenersInside: Int) {
    self.scroll = scroll
    self.pan = pan
    self.listenersInside = listenersInside
  }

  /// Whether the scroll view has been removed or disabled while it is dragged.
  var isLost: Bool {
    isDragging && !phase.isOver && (scroll.isRemoved || !scroll.traits.isEnabled)
  }

  override func step(_ input: GestureInput) -> GesturePhase<Void> {
    guard let event = input.event, pan.owns(event) else { return withoutEvent(input) }
    pan.follow(event)
    return switch event.phase {
    case .began: began(input)
    case .moved: moved(event, input)
    case .ended: ended(event, input)
    case .cancelled: ended(nil, input)
    }
  }

  /// The phase after a step of another pointer, or of time.
  private func withoutEvent(_ input: GestureInput) -> GesturePhase<Void> {
    isDragging ? .active(()) : contentPhase(input)
  }

  /// The phase of the gestures inside. While the pointer may begin to drag, it is possible at least.
  private func contentPhase(_ input: GestureInput) -> GesturePhase<Void> {
    let inner = content?.update(input) ?? .failed
    if mayBegin, hasLost { giveUp() }
    if case .failed = inner, mayBegin { return .possible(nil) }
    return inner
  }

  /// Whether a gesture inside has the touch, or another scroll view, or what is around them.
  private var hasLost: Bool {
    (content?.hasRecognized ?? false) || pan.hasYielded
      || (pan.chosen != nil && pan.chosen !== scroll)
  }

  private func began(_ input: GestureInput) -> GesturePhase<Void> {
    mayBegin = scroll.traits.isEnabled && !scroll.isRemoved
    if mayBegin, scroll.motion.drag == nil {
      hasStopped = scroll.isFlying
      scroll.stop()
      scroll.beginTracking()
    }
    return contentPhase(input)
  }

  private func moved(_ event: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
    if isDragging {
      pan.drag(scroll, to: event.location, at: event.time)
      return .active(())
    }
    guard mayBegin, !hasLost, pan.choose(at: event.location) === scroll else {
      return contentPhase(input)
    }
    content?.cancel(input)
    isDragging = true
    scroll.beginDrag()
    input.actions.add { [scroll] in scroll.dismissKeyboard() }
    pan.drag(scroll, to: event.location, at: event.time)
    return .active(())
  }

  /// The pointer is up; `event` is nil if it was cancelled.
  private func ended(_ event: PointerEvent?, _ input: GestureInput) -> GesturePhase<Void> {
    guard !isDragging else {
      if let event { pan.drag(scroll, to: event.location, at: event.time) }
      finish(at: event.map { pan.velocity(of: scroll, at: $0.time) } ?? CGVector())
      return .ended(())
    }
    giveUp()
    return contentPhase(input)
  }

  private func finish(at velocity: CGVector) {
    isDragging = false
    mayBegin = false
    scroll.endDrag(at: velocity)
  }

  /// The pointer does not drag this scroll view. Content that it has stopped comes to rest at a target.
  private func giveUp() {
    guard mayBegin else { return }
    mayBegin = false
    scroll.endTracking()
    if hasStopped, scroll.motion.drag == nil { scroll.release(at: CGVector(), from: scroll.offset) }
  }

  override func cancelled(_ input: GestureInput) {
    content?.cancel(input)
    if isDragging { finish(at: CGVector()) } else { giveUp() }
  }

  override var deadline: TimeInterval? { phase.isOver || isDragging ? nil : content?.deadline }
  override var failureDeadline: TimeInterval? {
    phase.isOver || isDragging || mayBegin ? nil : content?.failureDeadline
  }
  override var isDeferred: Bool { !phase.isOver && content?.isDeferred ?? false }
  override var tapCount: Int { content?.tapCount ?? 0 }
  override var hasRecognized: Bool { isDragging || content?.hasRecognized ?? false }
}

import Foundation

/// One series of touches on a view: from the first touch until its gestures are decided and no pointer is down.
///
/// Always true: a timer is scheduled exactly while the gesture has a deadline.
///
/// See also `GestureChain`, which joins the gestures around the view, and `PressNode`, that of controls.
final class GestureSession {
  private let listeners: [any GestureListener]
  private let gesture: Recognizer<Void>
  private let pans: [PanRecognizer]
  private unowned let runtime: Runtime
  private var touches: Set<Int> = []
  private var timer: Timers.Token?
  /// The innermost view at the first touch.
  private weak var view: ViewNode?

  /// Nil when no gesture takes part.
  ///
  /// - Parameter pans: whether the pointer can drag scroll views.
  init?(_ hit: HitTestResult, _ runtime: Runtime, pans: Bool = false) {
    let pans = pans ? ScrollPan.recognizers(for: hit) : []
    guard let (gesture, listeners) = GestureChain.begin(hit.listeners, pans) else { return nil }
    self.gesture = gesture
    self.pans = pans
    self.listeners = listeners
    self.runtime = runtime
    view = hit.view
  }

  /// The view that is touched now.
  var touchedViews: [LayoutNode] {
    guard !touches.isEmpty, let view = view?.output(LayoutOutput.self), !view.isRemoved else {
      return []
    }
    return [view]
  }

  /// Whether the gesture has ended or failed.
  var isDecided: Bool { gesture.phase.isOver }

  /// Whether the session can be dropped: decided, and no pointer is down.
  var isOver: Bool { isDecided && touches.isEmpty }

  /// Whether the session waits for further touches.
  var isWaiting: Bool { !isDecided && touches.isEmpty }

  func tracks(_ pointer: Int) -> Bool { touches.contains(pointer) }

  /// Whether a pointer on another view belongs to the session: a view with a gesture is around both.
  func accepts(_ hit: HitTestResult?) -> Bool {
    guard let hit else { return false }
    let own = Set(listeners.map { ObjectIdentifier($0) })
    return hit.listeners.contains { own.contains(ObjectIdentifier($0)) }
  }

  func hasOtherTouches(than pointer: Int) -> Bool { touches.contains { $0 != pointer } }

  /// Whether one of its gestures has opened a menu.
  var hasOpenedMenu: Bool {
    listeners.contains { $0.recognizer.opensMenu && $0.recognizer.hasRecognized }
  }

  /// Whether the session keeps a touch from dragging a view: it scrolls, or one of the gestures inside the view has recognised it
  /// and opened no menu.
  func keepsTouch(from inner: [any GestureListener]) -> Bool {
    if pans.contains(where: \.isDragging) { return true }
    let inside = Set(inner.map { ObjectIdentifier($0) })
    return listeners.contains { listener in
      inside.contains(ObjectIdentifier(listener)) && listener.recognizer.hasRecognized
        && !listener.recognizer.opensMenu
    }
  }

  func handle(_ event: PointerEvent) {
    // A view may have been removed since the last frame.
    cancelLostListeners()
    switch event.phase {
    case .began: touches.insert(event.id)
    case .ended, .cancelled: touches.remove(event.id)
    case .moved: break
    }
    step(event, event.time)
  }

  /// Fails the gestures that wait for another touch.
  func failWaiting() {
    step(nil, .infinity)
    cancel()
  }

  /// Cancels the gestures: they have no further effect (M111).
  func cancel() {
    let input = GestureInput(event: nil, time: runtime.time, actions: GestureActions())
    gesture.cancel(input)
    finish(input)
  }

  private func step(_ event: PointerEvent?, _ time: TimeInterval) {
    let input = GestureInput(event: event, time: time, actions: GestureActions())
    gesture.update(input)
    finish(input)
  }

  private func finish(_ input: GestureInput) {
    if let timer { runtime.timers.cancel(timer) }
    timer = nil
    if !isDecided, let deadline = gesture.deadline {
      timer = runtime.timers.wake(at: deadline) { [weak self] in self?.wake() }
    }
    if isChecking { checkInvariants() }
    input.actions.run()
  }

  private func wake() {
    timer = nil
    cancelLostListeners()
    step(nil, runtime.time)
  }

  /// Cancels the gestures of listeners that have been dropped or disabled (M111).
  func cancelLostListeners() {
    guard !isDecided else { return }
    let lost = listeners.filter { ($0.isGone || !$0.isEnabled) && !$0.recognizer.phase.isOver }
    let lostPans = pans.filter(\.isLost)
    guard !lost.isEmpty || !lostPans.isEmpty else { return }
    let input = GestureInput(event: nil, time: runtime.time, actions: GestureActions())
    for listener in lost { listener.recognizer.cancel(input) }
    for pan in lostPans { pan.cancel(input) }
    gesture.update(input)
    finish(input)
  }
}

extension GestureSession {
  /// Stops if a law of the session is broken. Costs O(recognizers).
  func checkInvariants() {
    gesture.checkInvariants()
    for listener in listeners { listener.recognizer.checkInvariants() }
    let deadline = isDecided ? nil : gesture.deadline
    checkInvariant((timer != nil) == (deadline != nil), "there is a timer for a deadline")
  }
}

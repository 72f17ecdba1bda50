import Foundation

/// A finger that drags the content of a scroll view.
package struct ScrollDrag {
  /// The offset when it began.
  let original: CGPoint
  /// The content's velocity, in points per second.
  var velocity = CGVector()
}

extension ScrollState {
  /// Whether a finger may drag the content along an axis.
  package func canBeDragged(_ axis: Axis) -> Bool {
    !isRemoved && traits.isEnabled && motion.drag == nil && metrics.axes.contains(Axis.Set(axis))
  }

  /// Notes that a finger is down and may begin to drag.
  package func beginTracking() {
    if phase == .idle { phase = .tracking }
  }

  /// Notes that the finger did not drag.
  package func endTracking() {
    if phase == .tracking { phase = .idle }
  }

  /// Ends whatever moves the content, where it is now.
  package func stop() {
    endWheel()
    endAnimation()
    endFlight()
  }

  /// A finger begins to drag.
  package func beginDrag() {
    stop()
    goal = dragged(offset)
    motion.beginDrag(at: offset)
    phase = .interacting
  }

  /// Moves the content with the finger: `distance` is added to the offset, less past the edges (L119).
  ///
  /// - Parameter velocity: of the offset, in points per second.
  package func drag(by distance: CGVector, at velocity: CGVector) {
    guard motion.drag != nil, !isRemoved else { return }
    motion.drag(at: velocity)
    for axis in Axis.allCases where metrics.axes.contains(Axis.Set(axis)) {
      if distance[axis].isFinite { goal[axis] += distance[axis] }
    }
    show(rubberBanded(goal))
    noteUserMove()
  }

  /// The finger is lifted: the content continues at the velocity (L116).
  package func endDrag(at velocity: CGVector) {
    guard let drag = motion.endDrag() else { return }
    release(at: velocity, from: drag.original)
  }
}

// MARK: The wheel

extension ScrollState {
  /// The time without an event after which a wheel is at rest, in seconds.
  private static let wheelPause: TimeInterval = 0.15

  /// Notes that a wheel has moved the content: it comes to rest at a target when the wheel pauses (L235).
  package func wheelMoved() {
    guard motion.drag == nil else { return }
    cancelWheel()
    phase = .interacting
    motion.wheelTimer = runtime.timers.wake(at: runtime.time + Self.wheelPause) { [weak self] in
      self?.wheelPaused()
    }
  }

  private func wheelPaused() {
    motion.wheelTimer = nil
    guard !isRemoved, phase == .interacting, motion.drag == nil else { return }
    phase = .idle
    release(at: CGVector(), from: offset)
  }

  /// Ends a series of wheel events where the content is.
  func endWheel() {
    guard motion.wheelTimer != nil else { return }
    cancelWheel()
    if phase == .interacting { phase = .idle }
  }

  private func cancelWheel() {
    guard let wheelTimer = motion.wheelTimer else { return }
    runtime.timers.cancel(wheelTimer)
    motion.wheelTimer = nil
  }
}

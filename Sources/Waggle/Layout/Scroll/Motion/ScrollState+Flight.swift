package import Foundation

// What the content does when the user has let go: it slows down, springs back from beyond an edge, or moves to where
// the behaviour of the scroll view wants it (L116–L119).
extension ScrollState {
  /// Whether the content continues by itself.
  package var isFlying: Bool { motion.flight != nil }

  /// The velocity of the content in points per second; nil where nothing moves it.
  package var velocity: CGVector? { motion.velocity(at: runtime.time) }

  /// Lets the content continue at a velocity, in points per second.
  ///
  /// - Parameter original: where the content was when the user began to scroll.
  package func release(at velocity: CGVector, from original: CGPoint) {
    guard !isRemoved, node != nil else { return }
    let velocity = usable(velocity)
    launch(at: velocity, target: behaviorTarget(at: velocity, from: original))
  }

  /// A velocity along the axes that scroll, with 0 for what is not finite.
  private func usable(_ velocity: CGVector) -> CGVector {
    var usable = CGVector()
    guard traits.isEnabled else { return usable }
    for axis in Axis.allCases where metrics.axes.contains(Axis.Set(axis)) {
      if velocity[axis].isFinite { usable[axis] = min(max(velocity[axis], -50_000), 50_000) }
    }
    return usable
  }

  /// Starts the way from where the content is.
  ///
  /// - Parameter springs: the axes along which a spring already brings the content back from beyond an edge. Its speed does
  ///   not carry the content further.
  func launch(at velocity: CGVector, target: CGPoint?, springs: Axis.Set = []) {
    var paths: [Axis: ScrollPath] = [:]
    for axis in Axis.allCases {
      let (path, end) =
        springs.contains(Axis.Set(axis)) && target == nil
        ? springPath(axis, at: velocity[axis])
        : path(axis, at: velocity[axis], target: target?[axis])
      paths[axis] = path
      goal[axis] = end
    }
    let new = ScrollFlight(
      self, paths[.horizontal] ?? .rest, paths[.vertical] ?? .rest, hasTarget: target != nil,
      at: runtime.time)
    guard !new.isOver(at: runtime.time) else { return land() }
    motion.flight = new
    phase = .decelerating
    runtime.clock.add(new)
  }

  /// The path of a spring to the edge beyond which the content is, or to where the spring led.
  private func springPath(_ axis: Axis, at speed: CGFloat) -> (ScrollPath, CGFloat) {
    let isBeyond = metrics.excess(offset[axis], axis) != 0
    let end = metrics.clamped(isBeyond ? offset[axis] : goal[axis], axis)
    return (.spring(by: offset[axis] - end, at: speed), end)
  }

  private func path(_ axis: Axis, at speed: CGFloat, target: CGFloat?) -> (ScrollPath, CGFloat) {
    if let target {
      let end = metrics.clamped(target, axis)
      return (.approach(end, from: offset[axis], at: speed), end)
    }
    let (path, end) = ScrollPath.glide(
      from: offset[axis], at: speed, in: metrics.minimum(axis)...metrics.maximum(axis),
      bounces: bounces(axis), deceleration)
    return (path, end)
  }

  /// Shows where the content is at a time of its flight.
  func fly(to time: TimeInterval) {
    guard let flight = motion.flight else { return }
    let distance = flight.distance(at: time)
    var shown = CGPoint(x: goal.x + distance.dx, y: goal.y + distance.dy)
    for axis in Axis.allCases where !bounces(axis) {
      shown[axis] = metrics.clamped(shown[axis], axis)
    }
    show(flight.isOver(at: time) ? goal : shown)
    noteUserMove()
    if flight.isOver(at: time) { land() }
  }

  private func land() {
    motion.flight = nil
    goal = metrics.clamped(goal)
    show(goal)
    if phase != .animating { phase = .idle }
  }

  /// Stops the flight where the content is now, which may be past an edge.
  package func endFlight() {
    guard motion.endFlight() != nil else { return }
    goal = offset
    if phase == .decelerating { phase = .idle }
  }

  /// The user may no longer scroll: content that glides rests where it is, or springs back. Content that approaches a target
  /// continues.
  package func endGlide() {
    guard let flight = motion.flight, !flight.hasTarget else { return }
    release(at: CGVector(), from: offset)
  }

  /// Continues with other lengths: a finger keeps the content that it drags, and a flight its velocity and its target.
  /// `goal` has been moved along with the content.
  func adapt(from old: ScrollMetrics) {
    if motion.drag != nil {
      show(rubberBanded(goal))
      return geometryChanged()
    }
    guard let flight = motion.endFlight() else { return }
    let target = flight.hasTarget ? goal : nil
    let velocity = flight.velocity(at: runtime.time)
    let springs = flight.springs(at: runtime.time)
    let kept = kept(offset, after: old)
    show(kept)
    launch(at: velocity, target: target, springs: springs)
    geometryChanged()
  }
}

// MARK: Edges

extension ScrollState {
  /// Whether the content can be dragged past the edges of an axis.
  package func bounces(_ axis: Axis) -> Bool {
    guard metrics.axes.contains(Axis.Set(axis)) else { return false }
    let behavior = axis == .horizontal ? traits.horizontalBounce : traits.verticalBounce
    switch behavior {
    case .always: return true
    case .never: return false
    case .automatic where axis == .vertical: return true
    default: return metrics.maximum(axis) > metrics.minimum(axis)
    }
  }

  /// Where content is shown that a finger has dragged to an offset (L119).
  func rubberBanded(_ dragged: CGPoint) -> CGPoint {
    var shown = metrics.clamped(dragged)
    for axis in Axis.allCases where bounces(axis) {
      shown[axis] += RubberBand.shown(
        metrics.excess(dragged[axis], axis), in: metrics.viewport[axis])
    }
    return shown
  }

  /// The offset to which a finger would have dragged the content that is shown: the inverse of `rubberBanded`.
  func dragged(_ shown: CGPoint) -> CGPoint {
    var dragged = metrics.clamped(shown)
    for axis in Axis.allCases {
      dragged[axis] += RubberBand.distance(
        shown: metrics.excess(shown[axis], axis), in: metrics.viewport[axis])
    }
    return dragged
  }
}

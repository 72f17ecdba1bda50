package import Foundation

// How a scroll view is moved: by the user, by a program, by a layout, or by a host that scrolls by itself.

extension ScrollState {
  /// Moves the content, and ends a running animation: every move of the offset passes here.
  ///
  /// - Parameter isLimited: whether the content stays within its range. False for a finger that drags past an edge.
  package func move(to offset: CGPoint, by mover: Mover, isLimited: Bool = true) {
    corrections.expectNothing()
    endAnimation()
    endFlight()
    if mover == .program { endWheel() }
    goal = isLimited ? metrics.clamped(offset) : offset.orZero
    show(goal, isNewGoal: true)
    if mover == .user { noteUserMove() }
  }

  /// Moves the content by a wheel or a key. Returns the part of `delta` that the content could not follow.
  package func scroll(by delta: CGVector) -> CGVector {
    guard traits.isEnabled, delta.dx.isFinite, delta.dy.isFinite else { return delta }
    var rest = delta
    var target = offset
    for axis in Axis.allCases where canMove(axis, by: delta[axis]) {
      target[axis] = metrics.clamped(offset[axis] + delta[axis], axis)
      rest[axis] = delta[axis] - (target[axis] - offset[axis])
    }
    if target != offset { move(to: target, by: .user) }
    return rest
  }

  /// Whether a step in this direction would move the content.
  package func canMove(_ axis: Axis, by delta: CGFloat) -> Bool {
    delta < 0
      ? offset[axis] > metrics.minimum(axis)
      : delta > 0 && offset[axis] < metrics.maximum(axis)
  }
}

// MARK: Programs

extension ScrollState {
  /// Moves the content for the program, with the animation of the current transaction.
  package func scroll(to offset: CGPoint) { scroll(to: offset, aim: nil) }

  /// Scrolls to an offset; `aim` is the lazy row that is expected at the offset.
  func scroll(to offset: CGPoint, aim: ScrollAim?) {
    let new = metrics.clamped(offset)
    guard let node, let effect = node.parameterEffect, motion.drag == nil else {
      return move(to: new, by: .program)
    }
    endFlight()
    endWheel()
    let target = node.animationTarget(for: effect)
    guard target.transaction.animation != nil else { return move(to: new, by: .program) }
    guard new != goal || !animation.isRunning else { return }
    let former = goal
    goal = new
    hostScrolling.beginAnimation(at: self.offset)
    animation.turn(to: new, from: self.offset, former: former, aim: aim, target)
    if animation.isRunning { phase = .animating } else { show(goal) }
  }

  /// Shows where the running animation is now; called for each of its frames.
  package func followAnimation() {
    guard phase == .animating else { return }
    followAim()
    show(metrics.clamped(animation.offset(towards: goal)))
    if !animation.isRunning { arrive() }
  }

  /// Ends a running animation where the content is now.
  package func endAnimation() {
    guard animation.cancel() else { return }
    goal = offset
    if phase == .animating { phase = .idle }
  }
}

// MARK: Layouts

extension ScrollState {
  /// Moves the content by a correction of the positions in it, so that what is visible stays where it is. Neither the
  /// user nor the program moves; a running animation ends where its goal is then.
  package func correct(by distance: CGFloat, along axis: Axis) {
    var new = offset
    new[axis] += distance
    goal[axis] += distance
    if let exact = corrections.moveExpected(by: distance, along: axis, in: frameOfExpected) {
      (new[axis], goal[axis]) = (exact, exact)
    }
    if axis == .vertical || !metrics.level.isRightToLeft {
      new[axis] = max(new[axis], metrics.minimum(axis))
      goal[axis] = max(goal[axis], metrics.minimum(axis))
    }
    corrections.isPending = true
    correct(to: new)
  }

  /// Moves the content within its range, as a layout does: neither the user nor the program scrolls.
  func shiftContent(by distance: CGVector) {
    let end = metrics.clamped(CGPoint(x: goal.x + distance.dx, y: goal.y + distance.dy))
    let moved = CGVector(dx: end.x - goal.x, dy: end.y - goal.y)
    goal = end
    correct(to: CGPoint(x: offset.x + moved.dx, y: offset.y + moved.dy))
  }

  private func correct(to new: CGPoint) {
    hostScrolling.correct(from: offset, to: new)
    corrections.add(from: offset, to: new)
    show(new, isCorrection: true)
  }

  /// Limits a corrected offset to the content; call when the content has its length.
  package func endCorrection() {
    if corrections.isPending { update(metrics) }
  }

  /// The frame in which an offset counts that a program's scrolling expects; nil while an animation runs.
  var frameOfExpected: Int? { animation.isRunning ? nil : runtime.frameNumber }
}

// MARK: Hosts

extension ScrollState {
  /// Where the program wants the content; what a host that scrolls by itself reports does not change it.
  package var command: ScrollCommand { hostScrolling.command }

  /// Follows a host that scrolls by itself, as a page does (L250, L251). A report from before the last command is
  /// ignored; corrections that the host did not know of yet are added.
  package func follow(_ report: ScrollReport) {
    guard let reported = hostScrolling.offset(of: report) else {
      if !report.isMoving, phase == .interacting { phase = .idle }
      return
    }
    hostScrolling.isFollowing = true
    if report.pull > 0 {
      let top = metrics.clamped(reported)
      show(CGPoint(x: top.x, y: top.y - report.pull))
    } else if metrics.clamped(reported) != offset {
      move(to: reported, by: .user)
    } else {
      endAnimation()
    }
    hostScrolling.isFollowing = false
    phase = report.isMoving ? .interacting : .idle
  }
}

extension CGPoint {
  /// The point with 0 for what is not finite.
  fileprivate var orZero: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

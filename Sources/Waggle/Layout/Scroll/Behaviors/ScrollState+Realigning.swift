import Foundation

// When the size of a scroll view changes, its behaviour decides again where the content rests (L237).
extension ScrollState {
  /// Lets the behaviour decide after the layout in a container of another size. Called before the content is placed, so
  /// that the targets are where they were.
  func realign(from old: ScrollMetrics) {
    guard behavior != nil, !isRealigning, motion.drag == nil,
      let requests = node?.store.scrollRequests
    else { return }
    guard phase == .idle || phase == .tracking || phase == .decelerating, !hasEstimatedPages
    else { return }
    let (position, transaction) = (restingPosition(in: old), Transaction.current)
    isRealigning = true
    requests.whenSettled { [weak self] in
      self?.isRealigning = false
      transaction.perform { self?.rest(near: position) }
    }
  }

  /// Whether pages are counted through lazy rows: these stay where they are seen, while those before them are estimates.
  private var hasEstimatedPages: Bool {
    guard behavior?.base is PagingScrollTargetBehavior else { return false }
    return content?.collected(UnmadeRowsOutput.self).contains { $0 > 0 } ?? false
  }

  private func rest(near position: RestingPosition) {
    guard !isRemoved, motion.drag == nil, phase != .animating, phase != .interacting,
      let target = behaviorTarget(near: offset(showing: position))
    else { return }
    guard let flight = motion.endFlight() else { return scroll(to: target) }
    let velocity = flight.velocity(at: runtime.time)
    launch(at: velocity, target: target)
  }

  // MARK: The same part of the content

  /// The target next to which the content rests, or else how much of the content is before the container.
  private struct RestingPosition {
    weak var view: ViewNode?
    /// How far the content is from resting at the view.
    var distance = CGVector()
    /// The point of the view that meets the same point of the container.
    var anchor: UnitPoint
    var old: ScrollMetrics
    var offset: CGPoint
    var correction: CGVector
  }

  private func restingPosition(in old: ScrollMetrics) -> RestingPosition {
    let aligned = behavior?.base as? ViewAlignedScrollTargetBehavior
    var position = RestingPosition(
      anchor: aligned?.anchor ?? .topLeading, old: old, offset: goal, correction: command.correction
    )
    var least = CGFloat.infinity
    for (target, frame) in targets {
      let rest = old.offset(showing: frame, at: position.anchor, from: goal)
      let distance = CGVector(dx: goal.x - rest.x, dy: goal.y - rest.y)
      guard abs(distance.dx) + abs(distance.dy) < least else { continue }
      least = abs(distance.dx) + abs(distance.dy)
      (position.view, position.distance) = (target.view, distance)
    }
    return position
  }

  /// The offset that shows the same part of the content now; at an edge that is held, the edge.
  private func offset(showing position: RestingPosition) -> CGPoint {
    var result = goal
    if let view = position.view, let frame = frame(of: view) {
      let rest = metrics.offset(showing: frame, at: position.anchor, from: goal)
      result = CGPoint(x: rest.x + position.distance.dx, y: rest.y + position.distance.dy)
    } else {
      for axis in Axis.allCases { result[axis] = scaled(position, axis) }
    }
    for axis in Axis.allCases where isAtAnchor(axis) { result[axis] = goal[axis] }
    return result
  }

  /// The offset with the same share of the content before it. Rows of a lazy container have stayed where they are seen.
  private func scaled(_ position: RestingPosition, _ axis: Axis) -> CGFloat {
    let length = position.old.contentSize[axis]
    guard length > 0, metrics.axes.contains(Axis.Set(axis)),
      position.correction[axis] == command.correction[axis]
    else { return goal[axis] }
    let before = position.old.distanceFromStart(position.offset[axis], axis)
    return metrics.offset(before * metrics.contentSize[axis] / length, fromStart: axis)
  }
}

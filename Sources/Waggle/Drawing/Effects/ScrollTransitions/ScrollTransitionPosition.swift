import Foundation

/// The place of a view along an axis of a scroll view, seen from the leading or the top edge.
struct ScrollTransitionPosition {
  /// How far the view's end is inside the leading edge; negative outside.
  let pastStart: CGFloat
  /// How far the view's beginning is inside the trailing edge; negative outside.
  let pastEnd: CGFloat
  let length: CGFloat
  let container: CGFloat

  /// Nil where the place is not finite.
  init?(_ frame: CGRect, in metrics: ScrollMetrics, along axis: Axis) {
    guard let range = frame.range(axis) else { return nil }
    container = metrics.viewport[axis]
    length = range.upperBound - range.lowerBound
    let isReversed = axis == .horizontal && metrics.level.isRightToLeft
    let (past, rest) = (range.upperBound, container - range.lowerBound)
    (pastStart, pastEnd) = isReversed ? (rest, past) : (past, rest)
  }

  /// The edge that is nearer to the view's middle.
  var nearerEdge: ScrollTransitionPhase { pastStart < pastEnd ? .topLeading : .bottomTrailing }
}

/// How much of an edge's effect a view has.
struct ScrollTransitionStep {
  var phase = ScrollTransitionPhase.identity
  /// The part of the effect, 0 to 1; 0 exactly in phase `identity`.
  var amount = 0.0
}

/// What happens at the two edges of a scroll view.
struct ScrollTransitionEdges: Sendable {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration

  /// The step at a place. The view is within the threshold of one edge at most (L243).
  func step(at position: ScrollTransitionPosition) -> ScrollTransitionStep {
    var start = topLeading.threshold.depth(position.length, in: position.container)
    var end = bottomTrailing.threshold.depth(position.length, in: position.container)
    let room = position.length + position.container
    if start + end > room {
      let share = room / (start + end)
      (start, end) = (start * share, end * share)
    }
    let early = topLeading.amount(position.pastStart, of: start)
    if early > 0 { return ScrollTransitionStep(phase: .topLeading, amount: early) }
    let late = bottomTrailing.amount(position.pastEnd, of: end)
    return late > 0
      ? ScrollTransitionStep(phase: .bottomTrailing, amount: late) : ScrollTransitionStep()
  }

  /// The animation from one phase to another; nil where the view changes with its position.
  func animation(from old: ScrollTransitionPhase, to new: ScrollTransitionPhase) -> Animation? {
    switch new == .identity ? old : new {
    case .topLeading: topLeading.animation
    case .bottomTrailing: bottomTrailing.animation
    case .identity: nil
    }
  }
}

extension ScrollTransitionConfiguration {
  /// The animation between phases; nil for a change that follows the position.
  fileprivate var animation: Animation? {
    if case .animated(let animation) = mode { animation } else { nil }
  }

  /// The part of the edge's effect for a view that has come in by a distance, and is in phase `identity` at a depth.
  fileprivate func amount(_ distance: CGFloat, of depth: CGFloat) -> Double {
    // A view that is aligned with an edge, but for rounding, has come in.
    guard distance < depth - 1e-6 else { return 0 }
    switch mode {
    case .identity: return 0
    case .animated: return 1
    case .interactive(let curve):
      guard depth > 0, distance > 0 else { return 1 }
      return clampedToUnit(1 - curve.value(at: Double(distance / depth)))
    }
  }
}

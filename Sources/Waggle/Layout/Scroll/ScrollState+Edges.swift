package import Foundation

// Where the content is when its lengths change: at an edge that is held, or with the same part in sight (L115).
extension ScrollState {
  /// The position of the content in content coordinates: not the origin where it is shorter than the scroll view.
  package var contentOrigin: CGPoint {
    metrics.contentOrigin(alignedAt: traits.anchors[.alignment])
  }

  /// The offset of a scroll view before its first move (L115, L144).
  var startOffset: CGPoint {
    let anchor = traits.anchors[.initialOffset] ?? .topLeading
    var offset = CGPoint.zero
    for axis in Axis.allCases {
      let fraction = keptFraction(axis) ?? metrics.fraction(anchor, axis)
      offset[axis] = metrics.offset(at: fraction, axis)
    }
    return offset
  }

  /// The offset that shows the same part after the lengths have changed; at an edge that is held, the edge (L115).
  func kept(_ offset: CGPoint, after old: ScrollMetrics) -> CGPoint {
    var result = offset
    for axis in Axis.allCases {
      if let edge = anchoredEdge(offset, old, axis) {
        result[axis] = edge
      } else {
        result[axis] = metrics.offset(old.distanceFromStart(offset[axis], axis), fromStart: axis)
      }
    }
    return result
  }

  /// The edge of an axis that is held when a length changes, as a fraction: that of the bound position, or else of the
  /// anchor for changes of size.
  func anchorFraction(_ axis: Axis) -> CGFloat? {
    keptFraction(axis) ?? traits.anchors[.sizeChanges].map { metrics.fraction($0, axis) }
  }

  /// Whether the content is scrolled to the edge of an axis that is held.
  func isAtAnchor(_ axis: Axis) -> Bool {
    switch anchorFraction(axis) {
    case 0: goal[axis] <= metrics.minimum(axis) + 0.5
    case 1: goal[axis] >= metrics.maximum(axis) - 0.5
    default: false
    }
  }

  private func keptFraction(_ axis: Axis) -> CGFloat? {
    switch kept.edge {
    case .top where axis == .vertical: 0
    case .bottom where axis == .vertical: 1
    case .leading where axis == .horizontal: metrics.isReversed(axis) ? 1 : 0
    case .trailing where axis == .horizontal: metrics.isReversed(axis) ? 0 : 1
    default: nil
    }
  }

  /// The new offset of the edge that is held, if the content is scrolled to it.
  private func anchoredEdge(_ offset: CGPoint, _ old: ScrollMetrics, _ axis: Axis) -> CGFloat? {
    guard let fraction = anchorFraction(axis) else { return nil }
    if fraction == 1, offset[axis] >= old.maximum(axis) - 0.5 { return metrics.maximum(axis) }
    if fraction == 0, offset[axis] <= old.minimum(axis) + 0.5 { return metrics.minimum(axis) }
    return nil
  }
}

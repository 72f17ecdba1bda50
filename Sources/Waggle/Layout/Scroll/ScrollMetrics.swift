package import Foundation

/// The lengths that decide how far a scroll view can scroll.
///
/// An offset is the point of the content at the top left corner of the scroll view. Content coordinates begin at the
/// content's own corner.
package struct ScrollMetrics: Equatable {
  package var axes: Axis.Set = .vertical
  /// The scroll view's own size; finite.
  package var viewport = CGSize.zero
  /// The content's size without insets; finite.
  package var contentSize = CGSize.zero
  package var insets = SideInsets()
  package var level = EmbeddingLevel.leftToRight
  /// The size that was proposed to the scroll view; zero before the first layout.
  package var proposal = ProposedViewSize.zero

  package init() {}

  /// The size for frames that are relative to the scroll view (L061): the one inside the insets, and across the axes what
  /// was proposed, as the scroll view is as wide as its content. -1 along an axis in which nothing finite was proposed: there
  /// the scroll view is as long as its content, which does not depend on itself (L219).
  package var container: CGSize {
    var size = containerSize
    for axis in Axis.allCases {
      guard let length = proposal[axis], length.isFinite else {
        size[axis] = -1
        continue
      }
      if !axes.contains(Axis.Set(axis)) { size[axis] = max(0, length - insets.sum(axis)) }
    }
    return size
  }

  /// The size inside the insets; not negative.
  package var containerSize: CGSize {
    CGSize(
      width: max(0, viewport.width - insets.sum(.horizontal)),
      height: max(0, viewport.height - insets.sum(.vertical)))
  }

  /// The least offset along an axis (L112).
  package func minimum(_ axis: Axis) -> CGFloat { 0 - insets.start(axis) }

  /// The greatest offset along an axis (L112).
  package func maximum(_ axis: Axis) -> CGFloat {
    let least = minimum(axis)
    guard axes.contains(Axis.Set(axis)) else { return least }
    return max(least, contentSize[axis] + insets.end(axis) - viewport[axis])
  }

  /// The offset, limited to where the content fills the scroll view (L112). What is not a number is the least offset.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
  }

  package func clamped(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
    let least = minimum(axis)
    return offset.isNaN ? least : min(max(offset, least), maximum(axis))
  }

  /// The offset at which a fraction of the way is scrolled: 0 is the left or top end.
  package func offset(at fraction: CGFloat, _ axis: Axis) -> CGFloat {
    let (least, greatest) = (minimum(axis), maximum(axis))
    return clamped(least + fraction * (greatest - least), axis)
  }

  /// How far an offset is from the end where scrolling starts: the top, or the leading side.
  package func distanceFromStart(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
    isReversed(axis) ? maximum(axis) - offset : offset - minimum(axis)
  }

  /// The offset at a distance from the end where scrolling starts.
  package func offset(_ distance: CGFloat, fromStart axis: Axis) -> CGFloat {
    isReversed(axis) ? maximum(axis) - distance : minimum(axis) + distance
  }

  /// Whether scrolling starts at the right.
  package func isReversed(_ axis: Axis) -> Bool { axis == .horizontal && level.isRightToLeft }

  /// An anchor's coordinate from the left or the top: leading is right in right-to-left layout.
  package func fraction(_ anchor: UnitPoint, _ axis: Axis) -> CGFloat {
    guard axis == .horizontal else { return anchor.y }
    return level.isRightToLeft ? 1 - anchor.x : anchor.x
  }

  /// The whole area that scrolling can show, in content coordinates.
  package var extent: CGRect {
    CGRect(
      x: minimum(.horizontal), y: minimum(.vertical),
      width: maximum(.horizontal) - minimum(.horizontal) + viewport.width,
      height: maximum(.vertical) - minimum(.vertical) + viewport.height)
  }

  /// The position of content that is shorter than the scroll view: at the start, or at an anchor (L110, L115).
  package func contentOrigin(alignedAt anchor: UnitPoint?) -> CGPoint {
    var origin = CGPoint.zero
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      let room = viewport[axis] - insets.sum(axis) - contentSize[axis]
      guard room > 0 else { continue }
      origin[axis] = room * fraction(anchor ?? .topLeading, axis)
    }
    return origin
  }
}

// MARK: Showing a part

extension ScrollMetrics {
  /// The offset that shows a rectangle of the content at an anchor; nil moves as little as possible (L113).
  ///
  /// - Parameter yielded: how much of the upper inset takes no space there.
  package func offset(
    showing target: CGRect, at anchor: UnitPoint?, from offset: CGPoint, yielded: CGFloat = 0
  ) -> CGPoint {
    clamped(anyOffset(showing: target, at: anchor, from: offset, yielded: yielded))
  }

  /// The same, not limited to the content.
  func anyOffset(
    showing target: CGRect, at anchor: UnitPoint?, from offset: CGPoint, yielded: CGFloat
  ) -> CGPoint {
    var visible = self
    visible.insets.top -= yielded
    return visible.unlimitedOffset(showing: target, at: anchor, from: offset)
  }

  private func unlimitedOffset(showing target: CGRect, at anchor: UnitPoint?, from offset: CGPoint)
    -> CGPoint
  {
    var result = offset
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      guard let range = target.range(axis) else { continue }
      if let anchor {
        result[axis] = aligned(range, at: fraction(anchor, axis), axis)
      } else {
        result[axis] += leastMove(showing: range, from: offset[axis], axis)
      }
    }
    return result
  }

  private func aligned(_ range: ClosedRange<CGFloat>, at anchor: CGFloat, _ axis: Axis) -> CGFloat {
    let length = range.upperBound - range.lowerBound
    return range.lowerBound + anchor * length - anchor * (viewport[axis] - insets.sum(axis))
      - insets.start(axis)
  }

  /// What is longer than the scroll view is shown at its nearer edge.
  private func leastMove(showing range: ClosedRange<CGFloat>, from offset: CGFloat, _ axis: Axis)
    -> CGFloat
  {
    let toStart = range.lowerBound - (offset + insets.start(axis))
    let toEnd = range.upperBound - (offset + viewport[axis] - insets.end(axis))
    if toStart >= 0, toEnd <= 0 { return 0 }
    return abs(toStart) < abs(toEnd) ? toStart : toEnd
  }
}

extension CGRect {
  /// The coordinates along an axis; nil if they are not finite.
  package func range(_ axis: Axis) -> ClosedRange<CGFloat>? {
    let (lower, upper) = axis == .horizontal ? (minX, maxX) : (minY, maxY)
    return lower.isFinite && upper.isFinite ? lower...upper : nil
  }
}

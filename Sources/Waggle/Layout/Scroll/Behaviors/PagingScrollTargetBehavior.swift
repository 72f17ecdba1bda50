import Foundation

/// Scrolls by pages, each as long as the scroll view inside its insets (L117).
///
/// A gesture goes one page at most, to the one nearest to where the content would come to rest.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}

  /// Moves the target to a page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let start = number(context.originalTarget, axis, context)
      let end = position(nearestTo: number(target, axis, context), axis, context)
      // A start that is a page but for rounding counts as that page.
      let (first, last) = ((start - 1.000_001).rounded(.up), (start + 1.000_001).rounded(.down))
      let nearest = min(max(end, first), last)
      target.rect.origin[axis] = origin(nearest * page, axis, context)
    }
  }

  /// The page nearest to a number; the end of the content counts as one.
  private func position(nearestTo number: CGFloat, _ axis: Axis, _ context: TargetContext)
    -> CGFloat
  {
    let last = context.contentSize[axis] / context.containerSize[axis] - 1
    let page = number.rounded()
    return last > 0 && abs(last - number) < abs(page - number) ? last : page
  }

  /// The number of the page that a target shows, from the leading or the top edge; with a fraction between two.
  private func number(_ target: ScrollTarget, _ axis: Axis, _ context: TargetContext) -> CGFloat {
    let distance =
      axis == .horizontal && context.isRightToLeft
      ? context.contentSize.width - target.rect.maxX : target.rect.origin[axis]
    return distance / context.containerSize[axis]
  }

  /// The coordinate of a distance from the leading or the top edge.
  private func origin(_ distance: CGFloat, _ axis: Axis, _ context: TargetContext) -> CGFloat {
    axis == .horizontal && context.isRightToLeft
      ? context.contentSize.width - distance - context.containerSize.width : distance
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolls by pages, each as long as the scroll view inside its insets (L117).
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

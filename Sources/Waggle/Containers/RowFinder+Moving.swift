package import Foundation

// What a list does while one of its rows is dragged (C242).
extension RowFinder {
  /// Points from an edge of the visible area within which the list scrolls, and points per second at the edge.
  private static let zone: CGFloat = 44
  private static let speed: CGFloat = 600
  private static let interval: TimeInterval = 1.0 / 60

  private func entry(of context: RowContext) -> LazyEntry? {
    node?.views[ObjectIdentifier(context.subview.element.element)]
  }

  /// The row's frame in the stack's coordinates, also while it is dragged out of sight.
  package func frame(of context: RowContext) -> CGRect? {
    entry(of: context).map { CGRect(origin: $0.origin, size: $0.layout.size) }
  }

  /// The part of the stack that is visible.
  package var visible: ClosedRange<CGFloat> { node?.visibleRange ?? 0...0 }

  /// Draws a row above all others and keeps it while it is out of sight, until `endMoving`. Escape calls `cancel` and ends the
  /// drag.
  package func raise(_ context: RowContext, cancel: @escaping () -> Void) {
    guard let node, let entry = entry(of: context) else { return }
    node.raise(entry)
    node.runtime.input.cancelDrag = cancel
  }

  /// Ends what `raise` began.
  package func endMoving() {
    guard let node else { return }
    node.runtime.input.cancelDrag = nil
    node.raise(nil)
  }

  /// Scrolls by a step in the next frame where `y` is near an edge of the visible area or past it, and calls `moved` then, which
  /// asks again. Returns what cancels the step; nil where there is none.
  package func scroll(towards y: CGFloat, moved: @escaping () -> Void) -> (() -> Void)? {
    guard let node else { return nil }
    let visible = visible
    let before = min(max(visible.lowerBound + Self.zone - y, 0), Self.zone)
    let after = min(max(y - visible.upperBound + Self.zone, 0), Self.zone)
    let distance = (after - before) / Self.zone * Self.speed * Self.interval
    guard distance != 0, let scroll = node.scroll, scroll.canMove(node.axis, by: distance) else {
      return nil
    }
    let timers = node.runtime.timers
    let step = timers.wake(at: node.runtime.time + Self.interval) {
      _ = scroll.scroll(by: CGVector(dx: 0, dy: distance))
      moved()
    }
    return { timers.cancel(step) }
  }
}

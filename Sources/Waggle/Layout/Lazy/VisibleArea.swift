import Foundation
import WaggleGraph

extension LazyNode {
  /// The scroll view that moves the container along its axis.
  var scroll: ScrollState? {
    var next = parent
    while let node = next {
      if let scroll = node.scrollState, scroll.metrics.axes.contains(Axis.Set(axis)) {
        return scroll
      }
      next = node.parent
    }
    return nil
  }

  /// The visible part of the axis, in the container's coordinates for left-to-right layout.
  var visibleRange: ClosedRange<CGFloat> {
    let rect = visibleRect
    guard !rect.isNull, rect != .infinite else { return 0...0 }
    guard axis == .horizontal else { return range(rect.minY, rect.maxY) }
    guard isMirrored else { return range(rect.minX, rect.maxX) }
    return range(size.width - rect.maxX, size.width - rect.minX)
  }

  private var isMirrored: Bool { embeddingLevel.isRightToLeft && size.width.isFinite }

  private func range(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
    start.isFinite && end.isFinite && start <= end ? start...end : 0...0
  }

  /// What the scroll view shows, or else the window (L094), in the container's coordinates.
  private var visibleRect: CGRect {
    if let scroll, let node = scroll.node { return seen(scroll.visibleRect, inContentOf: node) }
    guard let root = store.root else { return .null }
    return seen(CGRect(origin: .zero, size: root.size), inContentOf: nil)
  }

  /// A rectangle in the coordinates of an ancestor's content, or of the root, in the container's.
  private func seen(_ rect: CGRect, inContentOf ancestor: LayoutNode?) -> CGRect {
    var transform = CGAffineTransform(translationX: origin.x, y: origin.y)
    var node = self as LayoutNode
    while let parent = node.parent, parent !== ancestor {
      transform = transform.concatenating(parent.childTransform)
        .concatenating(CGAffineTransform(translationX: parent.origin.x, y: parent.origin.y))
      node = parent
    }
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return rect.offsetBy(dx: -transform.tx, dy: -transform.ty)
    }
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return .null }
    return rect.applying(transform.inverted())
  }

  /// The part of the visible axis inside the insets of the scroll view: there pinned views stay (L188).
  var pinningRange: ClosedRange<CGFloat> {
    guard let visible = window.visible else { return 0...0 }
    guard let scroll else { return visible }
    let insets = scroll.metrics.insets
    let swaps = axis == .horizontal && isMirrored
    let start = swaps ? insets.end(axis) : insets.start(axis) - scroll.collapsed(axis)
    let end = swaps ? insets.start(axis) : insets.end(axis)
    return range(visible.lowerBound + start, visible.upperBound - end)
  }

  /// Moves the scroll view's content by a correction of the positions, so that what is visible stays where it is. False
  /// without a scroll view.
  func scrollsBy(_ distance: CGFloat) -> Bool {
    guard let scroll else { return false }
    scroll.correct(by: isMirrored && axis == .horizontal ? -distance : distance, along: axis)
    return true
  }
}

/// Notifies a lazy container that what is visible of it may have changed: it, or a view around it, has moved.
final class VisibleAreaEffect: ContentEffect {
  private unowned let container: LazyNode

  init(_ container: LazyNode, _ inputs: _ViewInputs) {
    self.container = container
    super.init(inputs)
    attach(inputs)
    runFirst()
  }

  override var name: String { "visible area" }

  override func updateContent(_ graph: Graph) {
    _ = graph.value(container.placement)
    if let around = container.scroll?.node ?? container.store.root {
      _ = graph.value(around.placement)
    }
    graph.untracked { container.visibleAreaChanged() }
  }
}

import Foundation
import WaggleGraph

extension LazyNode {
  /// The visible part of the axis, in the container's coordinates for left-to-right layout.
  var visibleRange: ClosedRange<CGFloat> {
    let rect = visibleRect
    guard !rect.isNull, rect != .infinite else { return 0...0 }
    guard axis == .horizontal else { return range(rect.minY, rect.maxY) }
    guard embeddingLevel.isRightToLeft, size.width.isFinite else {
      return range(rect.minX, rect.maxX)
    }
    return range(size.width - rect.maxX, size.width - rect.minX)
  }

  private func range(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
    start.isFinite && end.isFinite && start <= end ? start...end : 0...0
  }

  /// The window, in the container's coordinates (L094).
  private var visibleRect: CGRect {
    guard let root = store.root else { return .null }
    let window = CGRect(origin: .zero, size: root.size)
    let toRoot = currentPlacement.toRoot
    guard toRoot.a * toRoot.d - toRoot.b * toRoot.c != 0 else { return .null }
    return window.applying(toRoot.inverted())
  }

  /// Moves the scroll view's content by a correction of the positions, so that what is visible stays where it is. False
  /// without a scroll view.
  func scrollsBy(_ distance: CGFloat) -> Bool { false }
}

/// Tells a lazy container that what is visible of it may have changed: it, or a view around it, has moved.
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
    if let root = container.store.root { _ = graph.value(root.placement) }
    graph.untracked { container.visibleAreaChanged() }
  }
}

import Foundation

/// A drawing made of parts.
///
/// If all its parts have the same transactions, it animates as one unit. Otherwise it jumps to its new origin, and each
/// part animates from where it was drawn (M040, M050).
protocol AnimatedGroup: AnimatedPart {
  var animatedOrigin: AnimatedOrigin { get set }
  /// The origin by layout, in the coordinates of the enclosing drawing root.
  var drawingOrigin: CGPoint { get }
  /// Whether all parts have the transactions of the whole.
  var isAnimatedAsOne: Bool { get }
  /// Invalidates the drawing; it is made again on the next request.
  func setNeedsDisplay()
  /// Adds an offset by which the group has jumped to the animations of its parts.
  func addOffsetToParts(_ offset: CGSize)
}

extension AnimatedGroup {
  /// Call when layout may have moved the group.
  ///
  /// - Parameter allowsAnimation: whether changes of this update may animate.
  @inline(__always)
  func originChanged(allowsAnimation: Bool) {
    if allowsAnimation { propagateDelta() }
    setNeedsDisplay()
  }

  private func propagateDelta() {
    let origin = drawingOrigin
    guard animatedOrigin.hasMoved(to: origin), !isAnimatedAsOne else { return }
    addOffsetToParts(animatedOrigin.jump(to: origin))
  }

  /// Adds an offset by which the parent has jumped to the animation of the group, or of each of its parts.
  func addOffsetToGroup(_ offset: CGSize) {
    guard isAnimatedAsOne else { return addOffsetToParts(offset) }
    animatedOrigin.addOffset(offset)
    setNeedsDisplay()
  }
}

extension LayoutNode {
  /// Whether what this node contains animates as one unit: nothing was inserted in this update, whose final position is
  /// seen at once (M058), and all parts have the same transactions.
  ///
  /// - Parameter partsAgree: whether all parts have the same transactions. Called if there is a choice.
  final func animatesAsOne(_ partsAgree: () -> Bool) -> Bool {
    if store.hasInsertions(in: self) { return false }
    if runtime.transformCount == 0, !store.hasPartsThatMoveAlone { return true }
    return partsAgree()
  }
}

import Foundation

/// A view whose position is animated under its own transactions (M050).
protocol AnimatedPosition: AnyObject {
  /// Whether the whole view animates under the transactions of `transform`.
  func isAnimated(by transform: TransactionTransform?) -> Bool
  /// Adds an offset by which the parent has jumped to the view's own animation.
  func addOffset(_ offset: CGSize)
}

/// The object that animates a view's position.
enum AnimatedPositionOutput: OutputKey {
  typealias Output = any AnimatedPosition

  static func combine(_ children: ChildList) -> (any AnimatedPosition)? {
    children.existingReduction(for: ObjectIdentifier(DisplayOutput.self)) as? ContainerDrawing
  }

  static func leaf(_ view: ViewNode) -> (any AnimatedPosition)? { view as? DrawingLeaf }
}

extension ViewNode {
  /// The object that animates the view's position; nil for a view that has none, or that was never drawn.
  var animatedPosition: (any AnimatedPosition)? { output(AnimatedPositionOutput.self) }
}

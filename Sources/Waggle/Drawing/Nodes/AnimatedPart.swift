import Foundation

/// A view whose position is animated under its own transactions (M050).
protocol AnimatedPart: AnyObject {
  /// Whether the whole view animates under the transactions of `transform`.
  func isAnimated(by transform: TransactionTransform?) -> Bool
  /// Adds an offset by which the parent has jumped to the view's own animation.
  func addOffset(_ offset: CGSize)
}

/// The object that animates a view's position.
enum AnimatedPartOutput: OutputKey {
  typealias Output = any AnimatedPart

  static func combine(_ children: ChildList) -> (any AnimatedPart)? {
    children.existingReduction(for: ObjectIdentifier(DisplayOutput.self)) as? ContainerDrawing
  }

  static func leaf(_ view: ViewNode) -> (any AnimatedPart)? { view as? DrawingLeaf }
}

extension ViewNode {
  /// The object that animates the view's position; nil for a view that has none, or that was never drawn.
  var animatedPart: (any AnimatedPart)? { output(AnimatedPartOutput.self) }
}

import Foundation
import WaggleGraph

/// A view whose content is drawn, hit and measured beside the view's own position, where the subclass puts it.
///
/// Always true: for its parent the view is where layout has placed it. The subclass animates the content, so what
/// animates around it leaves it alone.
class DisplacedContentNode: DrawingEffectNode {
  /// The position of the content relative to the view's position, in points.
  private(set) final var offset = CGSize.zero

  override init(
    _ content: ViewNode, _ inputs: _ViewInputs, drawnFrom sources: [NodeID] = []
  ) {
    super.init(content, inputs, drawnFrom: sources)
    mayOverflow = true
  }

  final func setOffset(_ new: CGSize) {
    guard new != offset else { return }
    offset = new
    child.placementChanged()
    takeIn(child)
    boundingRectChanged()
    setNeedsDisplay()
  }

  override var childTransform: CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }

  override func updateOrigin(to origin: CGPoint) -> Bool {
    animatedOrigin.display(at: origin.moved(by: offset))
  }

  override func isAnimated(by transform: TransactionTransform?) -> Bool { false }
  override func addOffset(_ offset: CGSize) {}
  override var layoutTransparentChild: LayoutNode? { nil }
}

import Foundation
import Waggle

/// How far the shapes in a rectangle reach beside it: only where the clip does not cut them does Cairo make the same pixels.
///
/// It smooths the edges of a shape in a row of pixels together; and where the pixels of a picture or a gradient are not those of
/// the screen, it rounds their places from the middle of what is seen.
struct EdgeReach {
  /// In pixels.
  private let rect: CGRect
  /// The rectangle, made as wide as the shapes in it, and as high as its pictures.
  private(set) var reach: CGRect

  /// Visits all nodes.
  init(of root: DisplayNode?, in rect: CGRect, scale: CGFloat) {
    (self.rect, reach) = (rect, rect)
    if let root { visit(root, CGAffineTransform(scaleX: scale, y: scale)) }
  }

  private mutating func visit(_ node: DisplayNode, _ transform: CGAffineTransform) {
    switch node.content {
    case .clip(let path, _, _): add(path.boundingRect, transform)
    case .scroll(let layer, _):
      for axis in Axis.allCases { layer.knob(axis).map { add($0, transform) } }
    case .fill(_, _, let paint, _), .stroke(_, _, let paint, _), .symbol(_, _, let paint):
      add(node.visualBounds, transform, isWhole: paint.isRounded(under: transform))
    case .rectangle(_, let paint) where paint.isRounded(under: transform):
      add(node.visualBounds, transform, isWhole: true)
    case .text(let layout, _) where layout.lines.contains { !$0.hasOneColor }:
      add(node.visualBounds, transform, isWhole: true)
    case .bitmap: add(node.visualBounds, transform, isWhole: true)
    case .projection: return add(node.visualBounds, transform)
    // Pictures whose pixels are those of the screen.
    case .blur, .colors: return
    // Whole pixels, or what is around others.
    default: break
    }
    node.forEachPlaced(under: transform) { visit($0, $1) }
  }

  private mutating func add(
    _ bounds: CGRect, _ transform: CGAffineTransform, isWhole: Bool = false
  ) {
    guard !bounds.isNull, !bounds.isInfinite else { return }
    let pixels = bounds.inkPixels(under: transform)
    guard pixels.overlaps(rect) else { return }
    if isWhole { return reach = reach.union(pixels.integral) }
    let (left, right) = (min(reach.minX, pixels.minX), max(reach.maxX, pixels.maxX))
    reach =
      CGRect(x: left, y: reach.minY, width: right - left, height: reach.height).integral
  }
}

extension Paint {
  /// Whether Cairo rounds where the paint's colours are.
  fileprivate func isRounded(under transform: CGAffineTransform) -> Bool {
    guard case .gradient(let gradient) = self else { return false }
    if case .elliptical = gradient.geometry { return true }
    let isScaled = transform.b == 0 && transform.c == 0 && transform.a == transform.d
    return !isScaled || transform.a.significand != 1
  }
}

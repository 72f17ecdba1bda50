import Foundation
import Waggle

extension DisplayNode {
  /// Calls `visit` with each node directly inside, a mask before what it masks, and the transform from that node's coordinates
  /// to those of the whole drawing. `transform` is this node's.
  func forEachPlaced(
    under transform: CGAffineTransform, _ visit: (DisplayNode, CGAffineTransform) -> Void
  ) {
    switch content {
    case .group(let children): for child in children { visit(child, transform) }
    case .offset(let offset, let child):
      visit(child, transform.translatedBy(x: offset.width, y: offset.height))
    case .transform(let inner, let child): visit(child, inner.concatenating(transform))
    case .scroll(let layer, let child):
      let offset = layer.translation
      visit(child, transform.translatedBy(x: offset.width, y: offset.height))
    case .mask(let mask, let child):
      visit(mask, transform)
      visit(child, transform)
    case .clip(_, _, let child), .projection(_, let child), .opacity(_, let child),
      .blend(_, let child), .blur(_, _, let child), .colors(_, let child), .shadows(_, let child),
      .textInput(_, let child), .moving(_, let child), .untouched(let child), .touched(let child):
      visit(child, transform)
    case .fill, .stroke, .rectangle, .text, .symbol, .bitmap: break
    }
  }
}

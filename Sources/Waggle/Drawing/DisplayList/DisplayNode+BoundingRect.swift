import Foundation

extension DisplayNode {
  /// A rectangle around the drawing, ignoring clips, shadows and blurs. Text and images count as their view's
  /// `bounds`.
  func boundingRect(bounds: CGRect) -> CGRect {
    switch content {
    case .group(let nodes):
      return nodes.reduce(CGRect.null) { $0.union($1.boundingRect(bounds: bounds)) }
    case .offset(let offset, let node):
      let inner = bounds.offsetBy(dx: -offset.width, dy: -offset.height)
      return node.boundingRect(bounds: inner).offsetBy(dx: offset.width, dy: offset.height)
    case .transform(let transform, let node):
      return node.boundingRect(bounds: bounds).applying(transform).union(bounds)
    case .scroll(let layer, let node):
      let (dx, dy) = (layer.translation.width, layer.translation.height)
      return node.boundingRect(bounds: bounds.offsetBy(dx: -dx, dy: -dy)).offsetBy(dx: dx, dy: dy)
    case .projection(let projection, let node):
      let box = node.boundingRect(bounds: bounds)
      let image = projection.affine(near: CGPoint(x: box.midX, y: box.midY))
      return box.applying(image).union(bounds)
    case .opacity(_, let node), .clip(_, _, let node), .shadows(_, let node),
      .blur(_, _, let node), .colors(_, let node), .blend(_, let node), .mask(_, let node),
      .textInput(_, let node), .moving(_, let node), .untouched(let node),
      .touched(let node):
      return node.boundingRect(bounds: bounds)
    case .rectangle(let rect, _): return rect
    case .fill(let path, let frame, _, _):
      return path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
    case .stroke(let path, let frame, _, let style):
      let line = path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
      return line.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .text, .symbol, .bitmap: return bounds
    }
  }
}

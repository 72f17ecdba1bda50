package import Foundation

extension DisplayNode {
  /// A rectangle around all ink of the node, shadows and blurs included (C157); null when it draws nothing. Visits
  /// all nodes below.
  package var visualBounds: CGRect {
    switch content {
    case .group(let nodes): nodes.reduce(CGRect.null) { $0.union($1.visualBounds) }
    case .offset(let offset, let node):
      node.visualBounds.offsetBy(dx: offset.width, dy: offset.height)
    case .transform(let transform, let node): node.visualBounds.applying(transform)
    case .projection(let projection, let node): node.visualBounds.seen(through: projection)
    case .opacity(_, let node), .colors(_, let node), .blend(_, let node),
      .textInput(_, let node), .moving(_, let node), .untouched(let node),
      .touched(let node):
      node.visualBounds
    case .mask(let mask, let node): node.visualBounds.overlap(with: mask.visualBounds)
    case .clip(let path, _, let node): node.visualBounds.overlap(with: path.boundingRect)
    case .scroll(let layer, let node): node.visualBounds.seen(through: layer)
    case .shadows(let shadows, let node): node.visualBounds.including(shadows)
    case .blur(let radius, _, let node):
      node.visualBounds.insetBy(dx: -3 * radius, dy: -3 * radius)
    case .rectangle, .fill, .stroke, .text, .symbol, .bitmap: itemBounds
    }
  }

  private var itemBounds: CGRect {
    switch content {
    case .rectangle(let rect, _): return rect.standardized
    case .symbol(_, let frame, _), .bitmap(_, let frame): return frame.standardized
    case .fill(let path, let frame, _, _):
      return path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
    case .stroke(let path, let frame, _, let style):
      // Miter joins and caps extend beyond half the line width.
      let reach = style.lineWidth / 2 * max(style.miterLimit, 2)
      return path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
        .insetBy(dx: -reach, dy: -reach)
    case .text(let layout, let origin):
      // Glyphs may extend beyond their line.
      let reach = layout.text.runs.map(\.font.size).max() ?? 0
      return CGRect(origin: origin, size: layout.size).insetBy(dx: -reach, dy: -reach)
    default: return .null
    }
  }
}

extension CGRect {
  /// The union with its drop shadows, which end at twice their radius.
  fileprivate func including(_ shadows: [LayerShadow]) -> CGRect {
    shadows.filter { !$0.isInner }.reduce(self) { bounds, shadow in
      bounds.union(
        insetBy(dx: -2 * shadow.radius, dy: -2 * shadow.radius)
          .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    }
  }

  /// The part that a scroll view shows.
  fileprivate func seen(through layer: ScrollLayer) -> CGRect {
    let moved = offsetBy(dx: layer.translation.width, dy: layer.translation.height)
    return layer.isClipped ? moved.overlap(with: layer.frame) : moved
  }

  /// The bounds of the projected rectangle; infinite when a part of it is behind the eye.
  fileprivate func seen(through projection: ProjectionTransform) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)]
    let isBefore = corners.allSatisfy {
      $0.0 * projection.m13 + $0.1 * projection.m23 + projection.m33 > 1e-6
    }
    guard isBefore, !isNull else { return isNull ? .null : .infinite }
    return corners.reduce(CGRect.null) { box, corner in
      let image = CGPoint(x: corner.0, y: corner.1).applying(projection)
      return box.union(CGRect(origin: image, size: .zero))
    }
  }
}

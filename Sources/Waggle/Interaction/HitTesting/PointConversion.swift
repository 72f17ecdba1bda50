package import Foundation

extension LayoutNode {
  /// Converts a point of the root's space to the view's own; nil where the view is scaled to nothing.
  func local(_ point: CGPoint) -> CGPoint? {
    let toRoot = currentPlacement.toRoot
    guard abs(toRoot.a * toRoot.d - toRoot.b * toRoot.c) > 1e-12 else { return nil }
    return point.applying(toRoot.inverted())
  }

  /// The view's own box around a rectangle of the root's space; nil where the view is scaled to nothing.
  func local(_ rect: CGRect) -> CGRect? {
    let toRoot = currentPlacement.toRoot
    guard abs(toRoot.a * toRoot.d - toRoot.b * toRoot.c) > 1e-12 else { return nil }
    return rect.applying(toRoot.inverted())
  }

  /// The view's visible bounds in the root's space: effects around the view count, and so do those directly inside it
  /// that move all of its content. For a rotated view, the bounding box.
  package var frameInRoot: CGRect {
    var innermost = self
    while let inner = innermost.layoutTransparentChild { innermost = inner }
    let placement = innermost.currentPlacement
    let (toRoot, size) = (placement.toRoot, placement.size)
    if (toRoot.a, toRoot.b, toRoot.c, toRoot.d) == (1, 0, 0, 1) {
      return CGRect(x: toRoot.tx, y: toRoot.ty, width: size.width, height: size.height)
    }
    return CGRect(origin: .zero, size: size).applying(toRoot)
  }
}

extension ViewNode {
  /// Converts a point of the root's space to another space; local is the view's own (M107).
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: layout.local(point) ?? .zero
    case .named(let name): layout.enclosingSpace(name)?.local(point) ?? point
    }
  }
}

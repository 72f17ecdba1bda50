import Foundation

extension Paint {
  /// The item that `content` makes of the ink, with its shadows around it; those that cannot be drawn are left out.
  func node(_ content: (Paint) -> DisplayNode.Content) -> DisplayNode {
    guard case .shadowed(let ink, let all) = drawable else { return drawable.inked(content) }
    let shadows = all.filter(\.isFinite)
    let drops = shadows.filter { !$0.isInner }
    guard case .color(let color) = ink, color.opacity < 1, drops.count < shadows.count else {
      return ink.inked(content).shadowed(shadows)
    }
    // Inner shadows fall on the whole ink, which is then faded with them.
    let solid = DisplayNode(content(.color(color.opaque))).shadowed(shadows.filter(\.isInner))
    return DisplayNode(.opacity(color.opacity, solid)).shadowed(drops)
  }
}

extension Paint {
  /// The item that `content` makes of an ink.
  fileprivate func inked(_ content: (Paint) -> DisplayNode.Content) -> DisplayNode {
    switch self {
    case .image(let image, let opacity):
      (image as? DrawnTiledImage)?.node(filling: content(.color(.black)), opacity: opacity)
        ?? DisplayNode(content(.color(color)))
    case .mesh(let mesh): mesh.node(filling: content(.color(.black)))
    default: DisplayNode(content(self))
    }
  }
}

extension DisplayNode {
  fileprivate func shadowed(_ shadows: [LayerShadow]) -> DisplayNode {
    shadows.isEmpty ? self : DisplayNode(.shadows(shadows, self))
  }
}

extension LayoutNode {
  /// Reports once what of a style cannot be drawn.
  func reportNumbers(of paint: Paint) {
    if case .color = paint { return }
    if case .mesh(let mesh) = paint.ink, !mesh.isDrawable {
      runtime.reportOnce(.mesh(at: viewPath))
    }
    if case .image(let image, _) = paint.ink {
      (image as? DrawnTiledImage)?.report(to: runtime, at: viewPath)
    }
    if !paint.shadows.allSatisfy(\.isFinite) {
      runtime.reportOnce(.styleShadow(at: viewPath))
    }
    if !paint.ink.hasFiniteEnds {
      runtime.reportOnce(.gradient(at: viewPath))
    }
  }
}

extension Paint {
  /// Whether nothing of it is seen; touches go through (M126).
  package var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    case .material(let material): material.opacity <= 0
    case .mesh: false
    case .image(_, let opacity): opacity <= 0
    case .shadowed(let ink, _): ink.isClear
    }
  }
}

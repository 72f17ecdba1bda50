import Foundation
import Waggle

/// Materials show what is below them, also a little beside them, blurred: where that changes they are drawn again, with all of
/// what they read.
extension DisplayDamage {
  /// Adds the pixels that the materials of a display list read, if some of them have changed. Visits all nodes.
  mutating func addMaterials(of list: DisplayList, size: CGSize, scale: CGFloat) {
    guard !area.isEmpty, let root = list.root else { return }
    let window = CGRect(origin: .zero, size: size)
    var waiting = MaterialAreas.all(in: root, scale: scale).map { $0.overlap(with: window) }
    while let index = waiting.firstIndex(where: { area.intersects($0) }) {
      area.add(waiting.remove(at: index))
    }
  }
}

extension DisplayNode {
  /// Whether a node below is filled with a material. Visits all nodes below.
  var hasMaterial: Bool {
    var waiting = [self]
    while let node = waiting.popLast() {
      if node.isMaterial { return true }
      waiting += node.content.children
      if case .mask(let mask, _) = node.content { waiting.append(mask) }
    }
    return false
  }

  fileprivate var isMaterial: Bool {
    switch content {
    case .rectangle(_, .material), .fill(_, _, .material, _), .stroke(_, _, .material, _),
      .symbol(_, _, .material):
      true
    default: false
    }
  }
}

/// The pixels that materials read.
private struct MaterialAreas {
  private var areas: [CGRect] = []

  static func all(in root: DisplayNode, scale: CGFloat) -> [CGRect] {
    var all = MaterialAreas()
    all.collect(root, CGAffineTransform(scaleX: scale, y: scale))
    return all.areas
  }

  private mutating func collect(_ node: DisplayNode, _ transform: CGAffineTransform) {
    switch node.content {
    // What is drawn as one layer reads the pixels of that layer, up to its edges.
    case .opacity, .blend, .mask, .projection, .blur, .colors, .shadows:
      if node.hasMaterial { areas.append(node.pixels(transform)) }
    default:
      if node.isMaterial { areas.append(node.pixels(transform)) }
      node.forEachPlaced(under: transform) { collect($0, $1) }
    }
  }
}

extension DisplayNode {
  fileprivate func pixels(_ transform: CGAffineTransform) -> CGRect {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let reach = CGFloat(BoxBlur(deviation: min(ResolvedMaterial.blurRadius * scale, 300)).extent)
    return visualBounds.applying(transform).insetBy(dx: -reach - 4, dy: -reach - 4)
  }
}

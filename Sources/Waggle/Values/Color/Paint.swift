package import Foundation

/// The paint of an item. Gradients are in unit points of the item's frame.
package enum Paint: Hashable {
  case color(ResolvedColor)
  indirect case gradient(ResolvedGradient)
  /// The drawing below the item, blurred, under a colour.
  indirect case material(ResolvedMaterial)
  /// An image that is repeated. Items never contain this case: see `node(_:)`.
  case image(TiledImage, opacity: Double)
  /// A mesh of coloured points. Items never contain this case: see `node(_:)`.
  indirect case mesh(ResolvedMesh)
  /// Ink (a paint without shadows) and the shadows of its style. Items never contain this case: see `node(_:)`.
  indirect case shadowed(Paint, [LayerShadow])
}

/// A gradient's stop with its colour resolved.
package struct ResolvedStop: Hashable {
  package var color: ResolvedColor
  /// 0 (start) to 1 (end).
  package var location: CGFloat

  package init(color: ResolvedColor, location: CGFloat) {
    self.color = color
    self.location = location
  }
}

extension Paint {
  /// The same paint with its opacity multiplied.
  package func opacity(_ factor: Double) -> Paint {
    if factor == 1 { return self }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .gradient(let gradient): return .gradient(gradient.opacity(factor))
    case .material(let material): return .material(material.opacity(factor))
    case .mesh(let mesh): return .mesh(mesh.opacity(factor))
    case .image(let image, let opacity): return .image(image, opacity: opacity * factor)
    case .shadowed(let ink, let shadows):
      return .shadowed(ink.opacity(factor), shadows.map { $0.opacity(factor) })
    }
  }

  /// A single colour, for items that cannot be filled with another paint: a gradient's first stop (C013), the colour of
  /// a material.
  package var color: ResolvedColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    case .material(let material): material.color
    case .mesh(let mesh): mesh.vertices.first?.color ?? mesh.background
    case .image(let image, let opacity): image.color.opacity(opacity)
    case .shadowed(let ink, _): ink.color
    }
  }

  /// Whether the paint is drawn as a picture in the outline of an item.
  var isPicture: Bool {
    switch ink {
    case .image, .mesh: true
    default: false
    }
  }

  /// The paint without its shadows.
  package var ink: Paint { if case .shadowed(let ink, _) = self { ink } else { self } }

  /// The shadows of its style.
  package var shadows: [LayerShadow] {
    if case .shadowed(_, let shadows) = self { shadows } else { [] }
  }

  /// The paint itself, or the first colour of a gradient whose ends are not finite.
  package var drawable: Paint {
    if ink.hasFiniteEnds { return self }
    return .color(color).shadowed(shadows)
  }

  /// False for a gradient with an end that is not finite; true for other paints.
  var hasFiniteEnds: Bool {
    guard case .gradient(let gradient) = self else { return true }
    return gradient.geometry.isFinite
  }

  /// The same ink with more shadows, drawn below the existing ones.
  func shadowed(_ more: [LayerShadow]) -> Paint {
    more.isEmpty ? self : .shadowed(ink, shadows + more)
  }
}

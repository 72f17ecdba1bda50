package import Foundation

/// What a shape is filled with. Gradients are already in the coordinates of the item's frame: unit points.
package enum Paint: Hashable {
  case color(ResolvedColor)
  /// Unit points of the frame; stops ascending, 0 to 1.
  case linearGradient(
    [ResolvedStop], start: UnitPoint, end: UnitPoint, space: Gradient.ColorSpace = .perceptual)
  /// Ink, which has no shadows itself, and the shadows that a style gives it. Items never hold it: see `node(_:)`.
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
  /// The same, its opacity multiplied.
  package func opacity(_ factor: Double) -> Paint {
    if factor == 1 { return self }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linearGradient(let stops, let start, let end, let space):
      let faded = stops.map {
        ResolvedStop(color: $0.color.opacity(factor), location: $0.location)
      }
      return .linearGradient(faded, start: start, end: end, space: space)
    case .shadowed(let ink, let shadows):
      return .shadowed(ink.opacity(factor), shadows.map { $0.opacity(factor) })
    }
  }

  /// One colour for what cannot be filled with more: a gradient's first stop (C013).
  package var color: ResolvedColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _, _): stops.first?.color ?? .clear
    case .shadowed(let ink, _): ink.color
    }
  }

  /// The paint without its shadows.
  package var ink: Paint { if case .shadowed(let ink, _) = self { ink } else { self } }

  /// The shadows that a style gave it.
  package var shadows: [LayerShadow] {
    if case .shadowed(_, let shadows) = self { shadows } else { [] }
  }

  /// The same, with the first colour of a gradient instead of one without a line to lie on.
  package var drawable: Paint {
    if ink.hasFiniteEnds { return self }
    return .color(color).shadowed(shadows)
  }

  /// Whether a gradient has a line to lie on; a colour needs none.
  var hasFiniteEnds: Bool {
    guard case .linearGradient(_, let start, let end, _) = self else { return true }
    return start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite
  }

  /// The same ink with more shadows, which lie below those that it has.
  func shadowed(_ more: [LayerShadow]) -> Paint {
    more.isEmpty ? self : .shadowed(ink, shadows + more)
  }
}

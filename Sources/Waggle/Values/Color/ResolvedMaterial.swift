package import Foundation

/// A material in one colour scheme, as a paint: the drawing below the item, blurred and more saturated, under a colour
/// (C015).
package struct ResolvedMaterial: Hashable {
  /// The colour over that drawing.
  package var color: ResolvedColor
  /// The opacity of the whole, 0 to 1.
  package var opacity: Double = 1

  package init(color: ResolvedColor, opacity: Double = 1) {
    self.color = color
    self.opacity = opacity
  }

  /// The standard deviation of the blur, in points.
  package static let blurRadius: CGFloat = 20
  /// The factor of the saturation.
  package static let saturation = 1.8

  func opacity(_ factor: Double) -> ResolvedMaterial {
    ResolvedMaterial(color: color, opacity: opacity * factor)
  }
}

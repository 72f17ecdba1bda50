package import Foundation

/// A shadow with its resolved colour.
package struct LayerShadow: Hashable {
  package var color: ResolvedColor
  /// The standard deviation of the blur in points, 0 or more. The shadow ends at twice that distance (C157).
  package var radius: CGFloat
  package var offset: CGSize
  /// Whether the shadow falls inside the shape from its edges, instead of behind it.
  package var isInner: Bool

  package init(
    color: ResolvedColor, radius: CGFloat, offset: CGSize = .zero, isInner: Bool = false
  ) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.isInner = isInner
  }

  var isFinite: Bool { radius.isFinite && offset.width.isFinite && offset.height.isFinite }

  func opacity(_ factor: Double) -> LayerShadow {
    var copy = self
    copy.color = color.opacity(factor)
    return copy
  }
}

package import Foundation

/// A shadow as it is drawn.
package struct LayerShadow: Hashable {
  package var color: ResolvedColor
  /// The standard deviation of its blur, in points, 0 or more. It ends at twice that (C157).
  package var radius: CGFloat
  package var offset: CGSize
  /// Whether it falls on the ink from its edges, instead of below it.
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

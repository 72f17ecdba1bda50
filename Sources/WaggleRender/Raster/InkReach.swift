import Foundation
import Waggle

extension CGRect {
  /// How far ink reaches beyond the bounds of what is drawn: in points, since symbols reach a little beyond their frames, and in
  /// pixels, since edges are smoothed and snapped.
  private static let inkReach: CGFloat = 2

  /// The rectangle, in points, with what ink within it may touch beside it.
  var withInk: CGRect { insetBy(dx: -Self.inkReach, dy: -Self.inkReach) }

  /// The pixels that ink within a rectangle in points may touch. A rectangle without bounds or without an inside stays what it
  /// is.
  func inkPixels(under transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    return withInk.applying(transform).withInk
  }
}

import Foundation
import Waggle

/// Moves a page sideways: by its width where it leaves to the trailing side, by less where another covers it (C104).
struct PageSlide: GeometryEffect {
  /// 0 on top, 1 beside the stack, -1 covered.
  var position: Double
  let isMirrored: Bool
  /// How far it moves where it is covered, as a part of its width.
  var coveredPart = 0.3

  /// How a page moves when it is pushed or popped.
  static let animation = Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.35)

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let part = position < 0 ? position * coveredPart : position
    let x = part * size.width * (isMirrored ? -1 : 1)
    return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
  }
}

import Foundation
import Waggle

/// Moves a screen: one with a source grows out of it (C288), and others move sideways: by their width where it leaves to the trailing side, by less where another covers it (C104).
struct ScreenSlide: GeometryEffect {
  /// 0 on top, 1 beside the stack, -1 covered.
  var position: Double
  let isMirrored: Bool
  /// How far it moves where it is covered, as a part of its width.
  var coveredPart = 0.3
  /// Where the screen grows from; nil for one that slides.
  var source: CGRect?
  /// Whether the screen does not move where it grows.
  var isStill = false

  /// How a screen moves when it is pushed or popped.
  static let animation = Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.35)

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    if let source, position > 0, size.width > 0 {
      return isStill ? ProjectionTransform(.identity) : ProjectionTransform(growth(source, size))
    }
    let part = position < 0 ? position * coveredPart : position
    let x = part * size.width * (isMirrored ? -1 : 1)
    return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
  }

  /// Between the screen where it ends and one as wide as the source, around the same centre.
  private func growth(_ source: CGRect, _ size: CGSize) -> CGAffineTransform {
    let scale = 1 + (source.width / size.width - 1) * position
    let x = size.width / 2 + (source.midX - size.width / 2) * position
    let y = size.height / 2 + (source.midY - size.height / 2) * position
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: x - scale * size.width / 2,
      ty: y - scale * size.height / 2)
  }
}

import CCairoPango
import Foundation
import Waggle

extension LayerShadow {
  /// Nothing to see, or nothing that can be computed.
  var isVoid: Bool {
    color.opacity <= 0 || !radius.isFinite || !offset.width.isFinite || !offset.height.isFinite
  }
}

/// A rounded box in whole pixels, and its blur: all that a mask depends on.
struct ShadowBox: Hashable {
  /// Kept as small as the corners and the blur allow: the middle is stretched.
  var width: Int
  var height: Int
  var corner: CGSize
  var isContinuous: Bool
  var deviation: CGFloat
}

import CCairoPango
import Foundation
import Waggle

extension LayerShadow {
  /// Whether it is invisible or cannot be computed.
  var isVoid: Bool {
    color.opacity <= 0 || !radius.isFinite || !offset.width.isFinite || !offset.height.isFinite
  }
}

/// A rounded box in whole pixels, and its blur: everything that determines a mask.
struct ShadowBox: Hashable {
  /// As small as the corners and the blur allow: the middle is stretched.
  var width: Int
  var height: Int
  var corner: CGSize
  var isContinuous: Bool
  var deviation: CGFloat
}

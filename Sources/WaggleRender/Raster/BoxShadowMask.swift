import CCairoPango
import Foundation
import Waggle

/// What determines the mask of a box's shadow: a rounded box in whole pixels, and its blur.
struct BoxShadowMask: Hashable {
  /// As small as the corners and the blur allow: the middle is stretched.
  var width: Int
  var height: Int
  var corner: CGSize
  var isContinuous: Bool
  var deviation: CGFloat
}

extension BoxShadowMask {
  /// The same box with its straight middle reduced to one pixel, if it is longer.
  func reduced(extent: Int) -> BoxShadowMask {
    var copy = self
    // A continuous corner takes up to 1.53 radii of a side.
    let share: CGFloat = isContinuous ? 1.53 : 1
    copy.width = min(width, 2 * (Int((corner.width * share).rounded(.up)) + extent) + 1)
    copy.height = min(height, 2 * (Int((corner.height * share).rounded(.up)) + extent) + 1)
    return copy
  }

  func makeMask(_ blur: ShadowBlur) -> BlurredLayer? {
    let margin = blur.extent
    let rect = CGRect(x: margin, y: margin, width: width, height: height)
    let path = Path(
      roundedRect: rect, cornerSize: corner, style: isContinuous ? .continuous : .circular)
    return BlurredLayer(
      width: width + 2 * margin, height: height + 2 * margin, margin: margin, origin: .zero,
      blur: blur
    ) { context in
      PathTracer(context).add(path, from: rect, to: rect)
      cairo_fill(context)
    }
  }
}

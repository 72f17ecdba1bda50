import Foundation
import Waggle

extension StyledText {
  /// A length rounded up to whole pixels (L142); an excess below a millionth is ignored.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    // Adding 0 turns -0 into 0.
    (length * validScale - 1e-6).rounded(.up) / validScale + 0
  }

  /// A length rounded to the nearest pixel (L142).
  func rounded(_ length: CGFloat) -> CGFloat {
    (length * validScale + 0.5).rounded(.down) / validScale
  }

  private var validScale: CGFloat { scale > 0 && scale.isFinite ? scale : 1 }
}

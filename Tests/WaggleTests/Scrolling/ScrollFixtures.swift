import Foundation
import TestSupport
import Waggle
import WaggleTestKit

extension PlainHost {
  /// Turns the wheel over a point.
  func wheel(_ x: CGFloat, _ y: CGFloat, dx: CGFloat = 0, by dy: CGFloat = 0) {
    host.send(
      .scroll(
        ScrollEvent(
          location: CGPoint(x: x, y: y), delta: CGVector(dx: dx, dy: dy), time: runtime.time)))
    host.settle()
  }
}

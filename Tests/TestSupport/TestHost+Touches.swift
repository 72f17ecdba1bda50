package import Foundation
package import Waggle
package import WaggleTestKit

extension TestHost {
  /// A window of 100 by 100 points.
  package static func small<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100), content: content)
  }

  /// A window as wide as a phone, 390 points, whose content has come to rest.
  package static func phone<Content: View>(
    height: CGFloat = 700, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: height), content: content)
    host.settle()
    return host
  }

  package func tap(_ x: CGFloat, _ y: CGFloat) { tap(at: CGPoint(x: x, y: y)) }

  package func press(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    press(at: CGPoint(x: x, y: y), finger: finger)
  }

  package func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    move(to: CGPoint(x: x, y: y), finger: finger)
  }

  package func release(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    release(at: CGPoint(x: x, y: y), finger: finger)
  }

  /// An event of a finger, and not of the mouse.
  package func finger(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    if host.framesDrawn == 0 { frame() }
    frame {
      self.host.input.handle(
        .pointer(
          PointerEvent(
            id: 7, kind: .touch, phase: phase, location: CGPoint(x: x, y: y), time: self.time)))
    }
  }
}

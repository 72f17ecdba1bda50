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
}

import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender
import WaggleTestKit

/// What of a text is drawn again.
@MainActor @Suite struct MovedTextDamageTests {
  @Test func `C600: a text that has moved is drawn again where it was and where it is`() throws {
    let height = Knob<CGFloat>(10)
    let size = CGSize(width: 200, height: 100)
    let host = TestHost(size: size) {
      Turned(height) { height in
        VStack(spacing: 0) {
          Color.clear.frame(height: height)
          Text("moved").fixedSize()
          Spacer(minLength: 0)
        }
      }
    }
    host.settle()
    let (old, before) = (host.host.displayList, try host.find(label: "moved").frame)
    height.value = 60
    host.settle()
    let (new, after) = (host.host.displayList, try host.find(label: "moved").frame)
    #expect(after.minY == before.minY + 50)
    let damage = DisplayDamage(from: old, to: new, size: size, scale: 1)
    for frame in [before, after] {
      #expect(damage.area.rects.contains { $0.intersects(frame.insetBy(dx: 4, dy: 6)) })
    }
  }
}

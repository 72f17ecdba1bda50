import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// A lazy container without room.
@MainActor @Suite struct UnseenLazyTests {
  @Test func `L217: a lazy stack without room settles when its width and the safe area change`() {
    let host = TestHost(size: CGSize(width: 390, height: 700)) {
      VStack {
        ScrollView { LazyVStack { Text("row") } }
        Color.red.frame(height: 420)
      }
    }
    host.frame()
    host.size = CGSize(width: 844, height: 390)
    host.frame()
    host.safeArea = EdgeInsets(top: 120, leading: 0, bottom: 60, trailing: 0)
    host.frame()
    #expect(host.reports("W-LOOP").isEmpty)
    host.size = CGSize(width: 390, height: 844)
    host.settle()
    #expect(host.text == ["row"])
    #expect(host.reports("W-LOOP").isEmpty)
  }
}

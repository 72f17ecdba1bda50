import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// The order in which the columns of a split view are drawn.
@MainActor @Suite struct ColumnOrderTests {
  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        List { Text("a") }
      } content: {
        Text("b")
      } detail: {
        Text("c")
      }
    }
  }

  private func host(_ width: CGFloat) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 700)) { Columns() }
    host.advance(by: 1)
    return host
  }

  @Test(arguments: [390, 1_200])
  func `C710: a column over the detail is drawn above it, whether the window became narrow or was`(
    before: CGFloat
  ) {
    let (resized, fresh) = (host(before), host(700))
    resized.size = CGSize(width: 700, height: 700)
    resized.advance(by: 1)
    #expect(resized.displayList.description == fresh.displayList.description)
  }
}

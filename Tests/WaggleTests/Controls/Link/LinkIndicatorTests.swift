import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite struct LinkIndicatorTests {
  @Test(arguments: [(Visibility.automatic, true), (.visible, true), (.hidden, false)])
  func `C371: a link in a row has a chevron unless the program hides it`(
    visibility: Visibility, isShown: Bool
  ) {
    let host = TestHost {
      NavigationStack {
        List { NavigationLink("Hive", value: 1) }
          .navigationLinkIndicatorVisibility(visibility)
      }
    }
    host.settle()
    #expect(host.displayList.description.contains("chevron") == isShown)
  }
}

import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Styles with the colours of the system.
@MainActor @Suite struct SystemStyleTests {
  private func drawn<S: ShapeStyle>(_ style: S) -> String {
    TestHost { Rectangle().fill(style).tint(.red) }.displayList.description
  }

  @Test func `selections have the tint, links and windows the colours of the system`() {
    #expect(drawn(.selection) == drawn(.tint))
    #expect(drawn(.link) == drawn(Color(uiColor: .link)))
    #expect(drawn(.windowBackground) == drawn(Color(nsColor: .windowBackgroundColor)))
  }
}

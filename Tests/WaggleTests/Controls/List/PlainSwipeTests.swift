import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Swipes in lists whose rows have no ground.
@MainActor @Suite struct PlainSwipeTests {
  private func swipes<S: ListStyle>(_ style: S) throws -> Bool {
    let host = TestHost.phone {
      List {
        ForEach(0..<3) { Text(verbatim: "row \($0)").swipeActions { Button("Keep") {} } }
      }
      .listStyle(style)
    }
    try host.swipe("row 1", by: -80)
    return host.text.contains("Keep")
  }

  @Test func `C092: a row is swiped wherever it is touched, in lists of all styles`() throws {
    #expect(try swipes(.plain))
    #expect(try swipes(.inset))
    #expect(try swipes(.grouped))
    #expect(try swipes(.insetGrouped))
    #expect(try swipes(.sidebar))
  }

  @Test func `C092: a row without a ground that can be deleted is swiped beside its text, too`()
    throws
  {
    let host = TestHost.phone {
      List { ForEach(0..<3) { Text(verbatim: "row \($0)") }.onDelete { _ in } }.listStyle(.plain)
    }
    try host.swipe("row 2", by: -80)
    #expect(host.text.contains("Delete"))
  }
}

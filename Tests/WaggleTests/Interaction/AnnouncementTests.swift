import Accessibility
import SwiftUI
import Testing
import WaggleTestKit

/// What a program tells a screen reader, and which keys it handles.
@MainActor @Suite struct AnnouncementTests {
  @Test func `C360: an announcement is spoken as often as it is posted, where its action is`()
    throws
  {
    func makeHost() -> TestHost {
      TestHost(size: CGSize(width: 200, height: 100)) {
        Button("Send") { AccessibilityNotification.Announcement("Sent").post() }
      }
    }
    let (one, two) = (makeHost(), makeHost())
    for _ in 1...2 { try one.find(role: .button, label: "Send").tap() }
    #expect(one.announcements == ["Sent", "Sent"])
    #expect(two.announcements.isEmpty)
  }

  @Test func `C360: a task speaks where it was begun`() async throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Button("Send") { Task { AccessibilityNotification.Announcement("Sent").post() } }
    }
    try host.find(role: .button, label: "Send").tap()
    for _ in 0..<100 where host.announcements.isEmpty { await Task.yield() }
    #expect(host.announcements == ["Sent"])
  }
}

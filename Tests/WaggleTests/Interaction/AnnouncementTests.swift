import Accessibility
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// What a program announces to a screen reader, and which keys it handles.
@MainActor @Suite struct AnnouncementTests {
  @Test func `C360: an announcement is made as often as it is posted, where its action is`()
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

  @Test func `C361: the keys that views handle are those of the focus and of shortcuts`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Button("One") {}.onKeyPress(.return) { .handled }
      Button("Two") {}.onKeyPress { _ in .handled }
      Button("Save") {}.keyboardShortcut("s")
      Button("Off") {}.keyboardShortcut("o").disabled(true)
    }
    #expect(host.host.input.handledKeys.keys.isEmpty)
    #expect(host.host.input.handledKeys.shortcuts == [KeyboardShortcut("s")])
    host.key(.tab)
    #expect(host.host.input.handledKeys.keys == [.return])
    #expect(!host.host.input.handledKeys.isAny)
    host.key(.tab)
    #expect(host.host.input.handledKeys.isAny)
  }

  @Test func `C361: the focus is at the first and at the last view that Tab comes to`() {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Button("One") {}
      Button("Two") {}
      Button("Off") {}.disabled(true)
    }
    var ends: [[Bool]] = []
    for _ in 1...3 {
      ends.append([host.host.input.focusEnds.isFirst, host.host.input.focusEnds.isLast])
      host.key(.tab)
    }
    #expect(ends == [[false, false], [true, false], [false, true]])
  }
}

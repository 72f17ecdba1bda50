// swift-format-ignore-file
// Made by `make examples` from the examples of TestHost+Announcements.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Button("Send") { AccessibilityNotification.Announcement("Sent").post() }
    }
    try host.find(role: .button, label: "Send").tap()
    print(host.announcements)  // ["Sent"]
  }
}

@MainActor @Test private func `Examples of TestHost+Announcements`() async throws {
  try await expectPrints(["[\"Sent\"]"]) { try Example1().run() }
}

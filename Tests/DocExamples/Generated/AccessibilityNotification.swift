// swift-format-ignore-file
// Made by `make examples` from the examples of AccessibilityNotification.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Button("Send") { AccessibilityNotification.Announcement("Sent").post() }
  }
}

@MainActor @Test private func `Examples of AccessibilityNotification`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of AccessibilityCustomContent.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("Clover")
      .accessibilityCustomContent("Nectar", "rich", importance: .high)
      .accessibilityCustomContent("In bloom", "May to September")
  }
}

@MainActor @Test private func `Examples of AccessibilityCustomContent`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

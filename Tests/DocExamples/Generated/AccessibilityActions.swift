// swift-format-ignore-file
// Made by `make examples` from the examples of AccessibilityActions.

import SwiftUI
import Testing
import WaggleTestKit

private struct Message: View {
  @State private var isRead = false

  var body: some View {
    Text(isRead ? "Old" : "New").accessibilityAction { isRead = true }
  }
}

private struct Stars: View {
  @State private var stars = 3

  var body: some View {
    Text(String(repeating: "★", count: stars))
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(stars) of 5")
      .accessibilityAdjustableAction { direction in
        stars = min(max(stars + (direction == .increment ? 1 : -1), 0), 5)
      }
  }
}

@MainActor @Test private func `Examples of AccessibilityActions`() async throws {
  try expectDraws(Message(), shows: [], reports: [])
  try expectDraws(Stars(), shows: [], reports: [])
}

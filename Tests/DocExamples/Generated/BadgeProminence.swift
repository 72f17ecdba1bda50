// swift-format-ignore-file
// Made by `make examples` from the examples of BadgeProminence.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    List {
      Text("Hives").badge(12)
      Text("Warnings").badge(2)
        .badgeProminence(.increased)
    }
    .badgeProminence(.decreased)
  }
}

@MainActor @Test private func `Examples of BadgeProminence`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

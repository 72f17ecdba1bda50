// swift-format-ignore-file
// Made by `make examples` from the examples of Color.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.orange
      Color(red: 0.98, green: 0.82, blue: 0.2)
      Color.blue.opacity(0.3)
    }
  }
}

@MainActor @Test private func `Examples of Color`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

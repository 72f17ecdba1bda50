// swift-format-ignore-file
// Made by `make examples` from the examples of ContentMargins.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    ScrollView {
      Text("Clover").frame(maxWidth: .infinity)
    }
    .contentMargins(.horizontal, 20, for: .scrollContent)
  }
}

@MainActor @Test private func `Examples of ContentMargins`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

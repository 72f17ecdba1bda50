// swift-format-ignore-file
// Made by `make examples` from the examples of TaskModifier.

import SwiftUI
import Testing
import WaggleTestKit

private struct Weather: View {
  var load: @Sendable () async -> String = { "Sunny" }
  @State private var report = "…"

  var body: some View {
    Text(report).task { report = await load() }
  }
}

@MainActor @Test private func `Examples of TaskModifier`() async throws {
  try expectDraws(Weather(), shows: [], reports: [])
}

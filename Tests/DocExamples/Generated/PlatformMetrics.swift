// swift-format-ignore-file
// Made by `make examples` from the examples of PlatformMetrics.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(.bordered)
      .environment(\.platformMetrics, .iosClassic)
  }
}

@MainActor @Test private func `Examples of PlatformMetrics`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

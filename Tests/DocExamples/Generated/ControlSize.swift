// swift-format-ignore-file
// Made by `make examples` from the examples of ControlSize.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(.bordered)
      .controlSize(.small ... .large)
  }
}

@MainActor @Test private func `Examples of ControlSize`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

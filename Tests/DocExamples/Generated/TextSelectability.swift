// swift-format-ignore-file
// Made by `make examples` from the examples of TextSelectability.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("DE12 3456 7890 1234").textSelection(.enabled)
  }
}

@MainActor @Test private func `Examples of TextSelectability`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

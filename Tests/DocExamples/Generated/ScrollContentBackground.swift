// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollContentBackground.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Form {
      Text("Clover")
    }
    .scrollContentBackground(.hidden)
    .background(.mint)
  }
}

@MainActor @Test private func `Examples of ScrollContentBackground`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

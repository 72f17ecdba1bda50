// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollAnchor.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    ScrollView {
      ForEach(0..<3) { Text("Message \($0)") }
    }
    .defaultScrollAnchor(.bottom)
    .defaultScrollAnchor(.top, for: .alignment)
  }
}

@MainActor @Test private func `Examples of ScrollAnchor`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of architecture.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Card: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      Text("Mon")
      if isOpen { Text("Rain") }
    }
    .padding()
  }
}

@MainActor @Test private func `Examples of architecture.md`() async throws {
  try expectDraws(Card(), shows: [], reports: [])
}

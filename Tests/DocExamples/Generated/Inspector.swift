// swift-format-ignore-file
// Made by `make examples` from the examples of Inspector.

import SwiftUI
import Testing
import WaggleTestKit

private struct Editor: View {
  @State private var isOpen = true

  var body: some View {
    Text("A flower")
      .inspector(isPresented: $isOpen) {
        Text("Petals: 7").inspectorColumnWidth(200)
      }
  }
}

@MainActor @Test private func `Examples of Inspector`() async throws {
  try expectDraws(Editor(), shows: [], reports: [])
}

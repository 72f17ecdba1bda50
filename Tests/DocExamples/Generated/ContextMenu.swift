// swift-format-ignore-file
// Made by `make examples` from the examples of ContextMenu.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("Ada")
      .contextMenu {
        Button("Call") {}
        Button("Delete", role: .destructive) {}
      }
  }
}

@MainActor @Test private func `Examples of ContextMenu`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

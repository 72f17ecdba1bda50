// swift-format-ignore-file
// Made by `make examples` from the examples of ToolbarRole.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    NavigationStack {
      Text("Clover and heather")
        .navigationTitle("Notes")
        .toolbarRole(.editor)
    }
  }
}

@MainActor @Test private func `Examples of ToolbarRole`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

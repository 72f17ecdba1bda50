// swift-format-ignore-file
// Made by `make examples` from the examples of ContentUnavailableView.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    ContentUnavailableView {
      Label("No Mail", systemImage: "tray")
    } description: {
      Text("New letters appear here.")
    } actions: {
      Button("Refresh") {}
    }
  }
}

@MainActor @Test private func `Examples of ContentUnavailableView`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

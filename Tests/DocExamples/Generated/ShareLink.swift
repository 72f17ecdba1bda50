// swift-format-ignore-file
// Made by `make examples` from the examples of ShareLink.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    ShareLink(item: URL(string: "https://example.com/bees")!)
    ShareLink("Share the recipe", item: "Honey cake: 3 eggs …", subject: Text("Honey cake"))
  }
}

@MainActor @Test private func `Examples of ShareLink`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

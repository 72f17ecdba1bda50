// swift-format-ignore-file
// Made by `make examples` from the examples of Environment.

import SwiftUI
import Testing
import WaggleTestKit

private struct Note: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(colorScheme == .dark ? "Good night" : "Good day")  // shows Good day
  }
}

@MainActor @Test private func `Examples of Environment`() async throws {
  try expectDraws(Note(), shows: ["Good day"], reports: [])
}

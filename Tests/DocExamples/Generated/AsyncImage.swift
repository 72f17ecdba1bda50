// swift-format-ignore-file
// Made by `make examples` from the examples of AsyncImage.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    AsyncImage(url: URL(string: "https://example.org/bee.png")) { image in
      image.resizable().scaledToFit()
    } placeholder: {
      ProgressView()
    }
  }
}

@MainActor @Test private func `Examples of AsyncImage`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of Image.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Image(systemName: "sun.max")
      .font(.largeTitle)
      .foregroundStyle(.yellow)
  }
}

@MainActor @Test private func `Examples of Image`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of Text+Image.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text(Image(systemName: "flame")) + Text(" 320 kcal")
  }
}

@MainActor @Test private func `Examples of Text+Image`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

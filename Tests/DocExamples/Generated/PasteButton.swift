// swift-format-ignore-file
// Made by `make examples` from the examples of PasteButton.

import SwiftUI
import Testing
import WaggleTestKit

private struct Words: View {
  @State private var words: [String] = []

  var body: some View {
    VStack {
      PasteButton(payloadType: String.self) { words += $0 }
      Text(words.joined(separator: " "))
    }
  }
}

@MainActor @Test private func `Examples of PasteButton`() async throws {
  try expectDraws(Words(), shows: [], reports: [])
}

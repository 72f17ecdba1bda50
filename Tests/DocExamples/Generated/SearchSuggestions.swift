// swift-format-ignore-file
// Made by `make examples` from the examples of SearchSuggestions.

import SwiftUI
import Testing
import WaggleTestKit

private struct Flowers: View {
  @State private var search = ""

  var body: some View {
    Text("Flowers")
      .searchable(text: $search)
      .searchSuggestions {
        ForEach(["Clover", "Heather"], id: \.self) { Text($0).searchCompletion($0) }
      }
  }
}

@MainActor @Test private func `Examples of SearchSuggestions`() async throws {
  try expectDraws(Flowers(), shows: [], reports: [])
}

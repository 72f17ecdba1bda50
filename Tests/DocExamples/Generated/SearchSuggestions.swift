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

private struct Kind: Identifiable {
  let id: String
}

private struct Hives: View {
  @State private var search = ""
  @State private var kinds: [Kind] = []

  var body: some View {
    Text("12 hives")
      .searchable(text: $search, tokens: $kinds) { Text($0.id) }
      .searchSuggestions { Text("Wild").searchCompletion(Kind(id: "wild")) }
  }
}

@MainActor @Test private func `Examples of SearchSuggestions`() async throws {
  try expectDraws(Flowers(), shows: [], reports: [])
  try expectDraws(Hives(), shows: [], reports: [])
}

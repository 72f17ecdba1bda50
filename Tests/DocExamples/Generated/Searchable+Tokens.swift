// swift-format-ignore-file
// Made by `make examples` from the examples of Searchable+Tokens.

import SwiftUI
import Testing
import WaggleTestKit

private struct Kind: Identifiable {
  let id: String
}

private struct Hives: View {
  @State private var search = ""
  @State private var kinds = [Kind(id: "Wild")]

  var body: some View {
    Text("12 hives")
      .searchable(text: $search, tokens: $kinds) { Text($0.id) }
  }
}

@MainActor @Test private func `Examples of Searchable+Tokens`() async throws {
  try expectDraws(Hives(), shows: [], reports: [])
}

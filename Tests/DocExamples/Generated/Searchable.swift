// swift-format-ignore-file
// Made by `make examples` from the examples of Searchable.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hives: View {
  @State private var search = ""
  private let names = ["Ada", "Bea", "Cleo"]

  var body: some View {
    List(names.filter { search.isEmpty || $0.contains(search) }, id: \.self) { Text($0) }
      .searchable(text: $search, prompt: "Hives")
      .searchSuggestions {
        Text("Cleo, the oldest").searchCompletion("Cleo")
      }
  }
}

@MainActor @Test private func `Examples of Searchable`() async throws {
  try expectDraws(Hives(), shows: [], reports: [])
}

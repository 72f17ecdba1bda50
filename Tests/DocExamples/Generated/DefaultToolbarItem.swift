// swift-format-ignore-file
// Made by `make examples` from the examples of DefaultToolbarItem.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hives: View {
  @State private var search = ""

  var body: some View {
    NavigationStack {
      Text("12 hives")
        .searchable(text: $search)
        .toolbar {
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarSpacer(placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Add", systemImage: "plus") {} }
        }
    }
  }
}

@MainActor @Test private func `Examples of DefaultToolbarItem`() async throws {
  try expectDraws(Hives(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of SearchPresentation.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hives: View {
  @State private var search = ""

  var body: some View {
    NavigationStack {
      Text("12 hives")
        .navigationTitle("Hives")
        .searchable(text: $search, placement: .navigationBarDrawer)
        .searchPresentationToolbarBehavior(.avoidHidingContent)
    }
  }
}

@MainActor @Test private func `Examples of SearchPresentation`() async throws {
  try expectDraws(Hives(), shows: [], reports: [])
}

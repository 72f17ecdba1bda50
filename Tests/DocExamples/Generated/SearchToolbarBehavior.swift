// swift-format-ignore-file
// Made by `make examples` from the examples of SearchToolbarBehavior.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hives: View {
  @State private var search = ""

  var body: some View {
    NavigationStack {
      Text("12 hives")
        .searchable(text: $search)
        .searchToolbarBehavior(.minimize)
    }
  }
}

@MainActor @Test private func `Examples of SearchToolbarBehavior`() async throws {
  try expectDraws(Hives(), shows: [], reports: [])
}

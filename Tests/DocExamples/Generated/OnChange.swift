// swift-format-ignore-file
// Made by `make examples` from the examples of OnChange.

import SwiftUI
import Testing
import WaggleTestKit

private struct Search: View {
  var text = "bee"
  @State private var history: [String] = []

  var body: some View {
    Text("\(history.count) searches")  // shows 1 searches
      .onChange(of: text, initial: true) { _, new in history.append(new) }
  }
}

@MainActor @Test private func `Examples of OnChange`() async throws {
  try expectDraws(Search(), shows: ["1 searches"], reports: [])
}

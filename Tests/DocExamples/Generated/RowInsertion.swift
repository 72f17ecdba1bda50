// swift-format-ignore-file
// Made by `make examples` from the examples of RowInsertion.

import SwiftUI
import Testing
import WaggleTestKit

private struct Bed: View {
  @State private var flowers = ["Clover", "Sage"]

  var body: some View {
    List {
      ForEach(flowers, id: \.self) { Text($0) }
        .dropDestination(for: String.self) { words, offset in
          flowers.insert(contentsOf: words, at: offset)
        }
    }
  }
}

@MainActor @Test private func `Examples of RowInsertion`() async throws {
  try expectDraws(Bed(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of SectionIndexLabel.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    List {
      Section("Apples") { Text("Boskoop") }
        .sectionIndexLabel("A")
      Section("Berries") { Text("Raspberry") }
        .sectionIndexLabel("B")
    }
    .listStyle(.plain)
  }
}

@MainActor @Test private func `Examples of SectionIndexLabel`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

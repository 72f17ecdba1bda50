// swift-format-ignore-file
// Made by `make examples` from the examples of Accessibility.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Image(systemName: "trash")
      .accessibilityLabel("Delete")
      .accessibilityHint("Removes the flower from the bed")
      .accessibilityAddTraits(.isButton)
  }
}

private struct Example2: View {
  var body: some View {
    /// One element, read as "Clover, 3 flowers".
    HStack {
      Image(systemName: "leaf").accessibilityHidden(true)
      Text("Clover")
      Text("3 flowers")
    }
    .accessibilityElement(children: .combine)
  }
}

@MainActor @Test private func `Examples of Accessibility`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}

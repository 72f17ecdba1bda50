// swift-format-ignore-file
// Made by `make examples` from the examples of PresentationAppearance.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("Notes").presentationBackground(.thinMaterial)
  }
}

@MainActor @Test private func `Examples of PresentationAppearance`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

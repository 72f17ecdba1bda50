// swift-format-ignore-file
// Made by `make examples` from the examples of ButtonBorderShape.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Button {
    } label: {
      Image(systemName: "plus")
    }
    .buttonStyle(.borderedProminent)
    .buttonBorderShape(.circle)
  }
}

@MainActor @Test private func `Examples of ButtonBorderShape`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

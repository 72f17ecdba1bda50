// swift-format-ignore-file
// Made by `make examples` from the examples of RowModifiers.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Form {
      Text("Clover").listRowBackground(Color.mint)
    }
  }
}

@MainActor @Test private func `Examples of RowModifiers`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

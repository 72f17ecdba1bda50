// swift-format-ignore-file
// Made by `make examples` from the examples of FillStyles.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("Clover")
      .padding()
      .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 16))
  }
}

@MainActor @Test private func `Examples of FillStyles`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

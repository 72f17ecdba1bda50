// swift-format-ignore-file
// Made by `make examples` from the examples of GridItem.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    let columns = [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 60), spacing: 4)]
    LazyVGrid(columns: columns) {
      ForEach(0..<12) { Text("\($0)") }  // shows 11
    }
  }
}

@MainActor @Test private func `Examples of GridItem`() async throws {
  try expectDraws(Example1(), shows: ["11"], reports: [])
}

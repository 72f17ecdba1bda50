// swift-format-ignore-file
// Made by `make examples` from the examples of LazyGrids.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 4) {
      ForEach(0..<100_000) { Text("\($0)") }
    }
  }
}

private struct Example2: View {
  var body: some View {
    LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
      ForEach(0..<100_000) { Text("\($0)") }
    }
  }
}

@MainActor @Test private func `Examples of LazyGrids`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of LazyStacks.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    LazyVStack(alignment: .leading) {
      ForEach(0..<1_000_000) { Text("Row \($0)") }
    }
  }
}

private struct Example2: View {
  var body: some View {
    LazyHStack(spacing: 4) {
      ForEach(0..<1_000_000) { Text("\($0)") }
    }
  }
}

@MainActor @Test private func `Examples of LazyStacks`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of NavigationTitle+Modifiers.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    NavigationStack {
      List(1..<4) { Text("Hive \($0)") }
        .navigationTitle("Hives")
    }
  }
}

@MainActor @Test private func `Examples of NavigationTitle+Modifiers`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

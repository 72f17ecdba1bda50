// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollEdgeEffect.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    NavigationStack {
      ScrollView { ForEach(0..<40) { Text("Hive \($0)") } }
        .navigationTitle("Hives")
        .scrollEdgeEffectStyle(.hard, for: .top)
    }
  }
}

@MainActor @Test private func `Examples of ScrollEdgeEffect`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of TabBarMinimizeBehavior.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    TabView {
      Tab("Hives", systemImage: "hexagon") {
        List(0..<40) { Text("Hive \($0)") }
      }
      Tab("Honey", systemImage: "drop") { Text("3 kg") }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
  }
}

@MainActor @Test private func `Examples of TabBarMinimizeBehavior`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

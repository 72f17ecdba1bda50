// swift-format-ignore-file
// Made by `make examples` from the examples of NavigationStack.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hives: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(1..<10) { number in
        NavigationLink("Hive \(number)", value: number)
      }
      .navigationTitle("Hives")
      .navigationDestination(for: Int.self) { number in
        Text("12,000 bees").navigationTitle("Hive \(number)")
      }
    }
  }
}

@MainActor @Test private func `Examples of NavigationStack`() async throws {
  try expectDraws(Hives(), shows: [], reports: [])
}

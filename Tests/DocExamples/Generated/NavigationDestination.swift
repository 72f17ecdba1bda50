// swift-format-ignore-file
// Made by `make examples` from the examples of NavigationDestination.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hives: View {
  var body: some View {
    NavigationStack {
      List(1..<10) { number in
        NavigationLink("Hive \(number)", value: number)
      }
      .navigationDestination(for: Int.self) { Text("Hive \($0)") }
    }
  }
}

private struct Hive: View {
  @State private var bee: String?

  var body: some View {
    Button("Queen") { bee = "Ada" }
      .navigationDestination(item: $bee) { Text($0) }
  }
}

@MainActor @Test private func `Examples of NavigationDestination`() async throws {
  try expectDraws(Hives(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of NavigationView.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    NavigationView {
      List(1..<4) { number in
        NavigationLink("Hive \(number)") { Text("12,000 bees") }
      }
      .navigationBarTitle("Hives")
    }
  }
}

@MainActor @Test private func `Examples of NavigationView`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of TabView.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    TabView {
      Tab("Hives", systemImage: "hexagon") { Text("12 hives") }
      Tab("Honey", systemImage: "drop") { Text("3 kg") }
    }
  }
}

@MainActor @Test private func `Examples of TabView`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

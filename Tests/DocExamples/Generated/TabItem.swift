// swift-format-ignore-file
// Made by `make examples` from the examples of TabItem.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    TabView {
      Text("12 hives").tabItem { Label("Hives", systemImage: "hexagon") }
      Text("3 kg").tabItem {
        Image(systemName: "drop")
        Text("Honey")
      }
    }
  }
}

@MainActor @Test private func `Examples of TabItem`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of Badge.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    TabView {
      Text("Hives").tabItem { Label("Hives", systemImage: "hexagon") }
        .badge(3)
    }
  }
}

@MainActor @Test private func `Examples of Badge`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

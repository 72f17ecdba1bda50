// swift-format-ignore-file
// Made by `make examples` from the examples of Menu.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hive: View {
  @State private var frames = 8

  var body: some View {
    Menu("Hive") {
      Button("Add a frame", systemImage: "plus") { frames += 1 }
      Menu("More") {
        Button("Remove all", role: .destructive) { frames = 0 }
      }
    }
  }
}

@MainActor @Test private func `Examples of Menu`() async throws {
  try expectDraws(Hive(), shows: [], reports: [])
}

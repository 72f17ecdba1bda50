// swift-format-ignore-file
// Made by `make examples` from the examples of ControlGroup.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    ControlGroup {
      Button("Back", systemImage: "chevron.left") {}
      Button("Forward", systemImage: "chevron.right") {}
    }
  }
}

@MainActor @Test private func `Examples of ControlGroup`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

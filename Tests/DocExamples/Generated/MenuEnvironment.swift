// swift-format-ignore-file
// Made by `make examples` from the examples of MenuEnvironment.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Menu("Volume") {
      Button("Louder") {}.menuActionDismissBehavior(.disabled)
      Button("Mute") {}
    }
  }
}

@MainActor @Test private func `Examples of MenuEnvironment`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

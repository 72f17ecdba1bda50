// swift-format-ignore-file
// Made by `make examples` from the examples of EntryMacro.

import SwiftUI
import Testing
import WaggleTestKit

private extension EnvironmentValues {
  @Entry var cardColor = Color.orange
}

private struct Card: View {
  @Environment(\.cardColor) private var color

  var body: some View { color.frame(width: 60, height: 40) }
}

private struct Deck: View {
  var body: some View {
    HStack {
      Card()
      Card().environment(\.cardColor, .purple)
    }
  }
}

@MainActor @Test private func `Examples of EntryMacro`() async throws {
  try expectDraws(Card(), shows: [], reports: [])
  try expectDraws(Deck(), shows: [], reports: [])
}

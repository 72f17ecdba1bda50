// swift-format-ignore-file
// Made by `make examples` from the examples of ViewModifier.

import SwiftUI
import Testing
import WaggleTestKit

private struct Card: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .background(Color.white, in: RoundedRectangle(cornerRadius: 12))
      .shadow(radius: 4)
  }
}

private extension View {
  func card() -> some View { modifier(Card()) }
}

private struct Example1: View {
  var body: some View {
    Text("Honey").card()
  }
}

@MainActor @Test private func `Examples of ViewModifier`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

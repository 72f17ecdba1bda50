// swift-format-ignore-file
// Made by `make examples` from the examples of ButtonStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(.tint, in: Capsule())
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

private extension ButtonStyle where Self == Pill {
  static var pill: Pill { Pill() }
}

private struct Example1: View {
  var body: some View {
    Button("Save") {}.buttonStyle(.pill)
  }
}

@MainActor @Test private func `Examples of ButtonStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

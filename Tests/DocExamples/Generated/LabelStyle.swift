// swift-format-ignore-file
// Made by `make examples` from the examples of LabelStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct IconAbove: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}

private extension LabelStyle where Self == IconAbove {
  static var iconAbove: IconAbove { IconAbove() }
}

private struct Example1: View {
  var body: some View {
    Label("Honey", systemImage: "drop.fill").labelStyle(.iconAbove)
  }
}

@MainActor @Test private func `Examples of LabelStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

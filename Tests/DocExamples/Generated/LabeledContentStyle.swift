// swift-format-ignore-file
// Made by `make examples` from the examples of LabeledContentStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      configuration.content
    }
  }
}

private struct Example1: View {
  var body: some View {
    LabeledContent("Jars", value: "12").labeledContentStyle(Stacked())
  }
}

@MainActor @Test private func `Examples of LabeledContentStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of LabeledContent.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Form {
      LabeledContent("Jars", value: "12")
      LabeledContent("Weight", value: 0.5, format: .number)
      LabeledContent("Colour") {
        Circle().fill(.yellow).frame(width: 20, height: 20)
      }
    }
  }
}

@MainActor @Test private func `Examples of LabeledContent`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

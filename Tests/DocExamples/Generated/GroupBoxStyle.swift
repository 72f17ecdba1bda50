// swift-format-ignore-file
// Made by `make examples` from the examples of GroupBoxStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Plate: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.bold()
      configuration.content
    }
    .padding()
    .background(.mint)
  }
}

private struct Example1: View {
  var body: some View {
    GroupBox("Delivery") { Text("On Friday") }.groupBoxStyle(Plate())
  }
}

@MainActor @Test private func `Examples of GroupBoxStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

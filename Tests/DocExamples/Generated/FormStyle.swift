// swift-format-ignore-file
// Made by `make examples` from the examples of FormStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Framed: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
      .padding()
      .border(.tint)
  }
}

private struct Example1: View {
  var body: some View {
    Form {
      Text("Clover")
    }
    .formStyle(Framed())
  }
}

@MainActor @Test private func `Examples of FormStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

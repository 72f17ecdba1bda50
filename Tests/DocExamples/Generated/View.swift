// swift-format-ignore-file
// Made by `make examples` from the examples of View.

import SwiftUI
import Testing
import WaggleTestKit

private struct Greeting: View {
  var name = "meadow"

  var body: some View {
    Text("Hello, \(name)")  // shows Hello, meadow
      .font(.title)
      .padding()
  }
}

@MainActor @Test private func `Examples of View`() async throws {
  try expectDraws(Greeting(), shows: ["Hello, meadow"], reports: [])
}

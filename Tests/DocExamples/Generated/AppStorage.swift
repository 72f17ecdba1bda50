// swift-format-ignore-file
// Made by `make examples` from the examples of AppStorage.

import SwiftUI
import Testing
import WaggleTestKit

private struct Greeting: View {
  @AppStorage("name") private var name = "Ada"

  var body: some View {
    Button("Hello, \(name)") { name = "Grace" }
  }
}

@MainActor @Test private func `Examples of AppStorage`() async throws {
  try expectDraws(Greeting(), shows: [], reports: [])
}

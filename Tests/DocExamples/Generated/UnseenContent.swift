// swift-format-ignore-file
// Made by `make examples` from the examples of UnseenContent.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("Ada").accessibilityActions {
      Button("Call") { print("calling") }
      Button("Write") { print("writing") }
    }
  }
}

@MainActor @Test private func `Examples of UnseenContent`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

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

private struct Example2: View {
  var body: some View {
    Circle().frame(width: 40, height: 40)
      .accessibilityRepresentation { Text("Full moon") }
  }
}

@MainActor @Test private func `Examples of UnseenContent`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}

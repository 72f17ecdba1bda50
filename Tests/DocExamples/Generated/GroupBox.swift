// swift-format-ignore-file
// Made by `make examples` from the examples of GroupBox.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    GroupBox("Delivery") {
      Text("On Friday")
    }
  }
}

@MainActor @Test private func `Examples of GroupBox`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

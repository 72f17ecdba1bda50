// swift-format-ignore-file
// Made by `make examples` from the examples of browser.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Link("Why?", destination: URL(string: "?inspect=why")!)  // Or ?inspect=flow, ?inspect=problems.
  }
}

@MainActor @Test private func `Examples of browser.md`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of PresentationSizing.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("Short").padding().presentationSizing(.fitted)
  }
}

@MainActor @Test private func `Examples of PresentationSizing`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

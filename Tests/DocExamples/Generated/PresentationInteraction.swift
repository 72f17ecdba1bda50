// swift-format-ignore-file
// Made by `make examples` from the examples of PresentationInteraction.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("Places")
      .presentationDetents([.height(120), .large])
      .presentationBackgroundInteraction(.enabled(upThrough: .height(120)))
  }
}

private struct Example2: View {
  var body: some View {
    Text("Small").padding().presentationCompactAdaptation(.popover)
  }
}

@MainActor @Test private func `Examples of PresentationInteraction`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}

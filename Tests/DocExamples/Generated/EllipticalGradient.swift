// swift-format-ignore-file
// Made by `make examples` from the examples of EllipticalGradient.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    EllipticalGradient(colors: [.yellow, .orange])
  }
}

@MainActor @Test private func `Examples of EllipticalGradient`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of RadialGradient.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 80)
  }
}

@MainActor @Test private func `Examples of RadialGradient`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

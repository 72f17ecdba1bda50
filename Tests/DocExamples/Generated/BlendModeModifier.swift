// swift-format-ignore-file
// Made by `make examples` from the examples of BlendModeModifier.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    ZStack {
      Color.yellow
      Circle().fill(.cyan).blendMode(.multiply)
    }
  }
}

@MainActor @Test private func `Examples of BlendModeModifier`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of MaskModifier.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    LinearGradient(colors: [.pink, .indigo], startPoint: .leading, endPoint: .trailing)
      .mask { Text("Waggle").font(.largeTitle.bold()) }
  }
}

@MainActor @Test private func `Examples of MaskModifier`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

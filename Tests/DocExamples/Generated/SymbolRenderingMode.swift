// swift-format-ignore-file
// Made by `make examples` from the examples of SymbolRenderingMode.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Image(systemName: "cloud.sun.fill")
      .symbolRenderingMode(.palette)
      .foregroundStyle(.white, .yellow)
  }
}

@MainActor @Test private func `Examples of SymbolRenderingMode`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

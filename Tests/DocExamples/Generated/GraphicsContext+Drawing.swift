// swift-format-ignore-file
// Made by `make examples` from the examples of GraphicsContext+Drawing.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Canvas { context, size in
      guard let leaf = context.resolveSymbol(id: 0) else { return }
      context.draw(leaf, at: CGPoint(x: 20, y: 20))
      context.draw(leaf, at: CGPoint(x: 60, y: 40))
    } symbols: {
      Image(systemName: "leaf").foregroundStyle(.green).tag(0)
    }
  }
}

@MainActor @Test private func `Examples of GraphicsContext+Drawing`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of VisualEffect.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    HStack {
      ForEach(0..<3) { _ in
        Circle()
          .frame(width: 30, height: 30)
          .visualEffect { content, proxy in
            content.opacity(1 - proxy.frame(in: .global).minX / 200)
          }
      }
    }
  }
}

@MainActor @Test private func `Examples of VisualEffect`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

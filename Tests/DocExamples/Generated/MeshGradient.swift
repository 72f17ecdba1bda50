// swift-format-ignore-file
// Made by `make examples` from the examples of MeshGradient.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    MeshGradient(
      width: 3, height: 2,
      points: [[0, 0], [0.6, 0], [1, 0], [0, 1], [0.4, 1], [1, 1]],
      colors: [.yellow, .orange, .pink, .mint, .cyan, .indigo])
  }
}

@MainActor @Test private func `Examples of MeshGradient`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of ContentTransition.

import SwiftUI
import Testing
import WaggleTestKit

private struct Score: View {
  @State private var points = 98

  var body: some View {
    Text(points, format: .number)
      .contentTransition(.numericText(value: Double(points)))
      .onTapGesture { withAnimation { points += 5 } }
  }
}

@MainActor @Test private func `Examples of ContentTransition`() async throws {
  try expectDraws(Score(), shows: [], reports: [])
}

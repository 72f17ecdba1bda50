// swift-format-ignore-file
// Made by `make examples` from the examples of LongPressGesture.

import SwiftUI
import Testing
import WaggleTestKit

private struct Bell: View {
  @State private var rings = 0

  var body: some View {
    Text("Rang \(rings) times")
      .gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in rings += 1 })
  }
}

@MainActor @Test private func `Examples of LongPressGesture`() async throws {
  try expectDraws(Bell(), shows: [], reports: [])
}

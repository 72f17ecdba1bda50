// swift-format-ignore-file
// Made by `make examples` from the examples of SensoryFeedback.

import SwiftUI
import Testing
import WaggleTestKit

private struct Likes: View {
  @State private var count = 0

  var body: some View {
    Button("Like") { count += 1 }
      .sensoryFeedback(.increase, trigger: count)
  }
}

@MainActor @Test private func `Examples of SensoryFeedback`() async throws {
  try expectDraws(Likes(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of SafeAreaInset.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Color.mint
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Text("Two flowers left").frame(maxWidth: .infinity).padding().background(.yellow)
      }
  }
}

@MainActor @Test private func `Examples of SafeAreaInset`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

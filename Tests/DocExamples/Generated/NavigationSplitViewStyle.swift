// swift-format-ignore-file
// Made by `make examples` from the examples of NavigationSplitViewStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    NavigationSplitView {
      Text("Hives")
    } detail: {
      Text("A map of the meadow")
    }
    .navigationSplitViewStyle(.prominentDetail)
  }
}

@MainActor @Test private func `Examples of NavigationSplitViewStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

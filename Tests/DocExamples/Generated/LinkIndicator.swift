// swift-format-ignore-file
// Made by `make examples` from the examples of LinkIndicator.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    List {
      NavigationLink("A hive", value: 1)
    }
    .navigationLinkIndicatorVisibility(.hidden)
  }
}

@MainActor @Test private func `Examples of LinkIndicator`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

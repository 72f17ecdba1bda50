// swift-format-ignore-file
// Made by `make examples` from the examples of ColumnWidth.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    NavigationSplitView {
      Text("Hives").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
    } detail: {
      Text("Choose a hive")
    }
  }
}

@MainActor @Test private func `Examples of ColumnWidth`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

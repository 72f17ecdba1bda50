// swift-format-ignore-file
// Made by `make examples` from the examples of Grid.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12) {
      GridRow {
        Text("Clover")
        Text("12 jars").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)  // as wide as the texts, not wider
      GridRow {
        Text("Lime")
        Text("7 jars")
      }
    }
  }
}

@MainActor @Test private func `Examples of Grid`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

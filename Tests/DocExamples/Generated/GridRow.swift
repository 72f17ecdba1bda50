// swift-format-ignore-file
// Made by `make examples` from the examples of GridRow.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Grid {
      GridRow(alignment: .top) {
        Text("Mon")
        Text("Rain")  // shows Rain
      }
      .padding(4)  // around each of the texts
    }
  }
}

@MainActor @Test private func `Examples of GridRow`() async throws {
  try expectDraws(Example1(), shows: ["Rain"], reports: [])
}

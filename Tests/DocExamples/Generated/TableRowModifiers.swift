// swift-format-ignore-file
// Made by `make examples` from the examples of TableRowModifiers.

import SwiftUI
import Testing
import WaggleTestKit

private struct Bee: Identifiable {
  let id: String
}

private struct Example1: View {
  var body: some View {
    Table(of: Bee.self) {
      TableColumn("Name", value: \.id)
    } rows: {
      TableRow(Bee(id: "Maya")).contextMenu {
        Button("Feed") {}
      }
    }
  }
}

@MainActor @Test private func `Examples of TableRowModifiers`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

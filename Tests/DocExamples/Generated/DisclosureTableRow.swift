// swift-format-ignore-file
// Made by `make examples` from the examples of DisclosureTableRow.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hive: Identifiable {
  let id: String
  var bees: [Hive] = []
}

private struct Hives: View {
  let hives = [Hive(id: "Oak", bees: [Hive(id: "Maya")])]

  var body: some View {
    Table(of: Hive.self) {
      TableColumn("Name", value: \.id)
    } rows: {
      ForEach(hives) { hive in
        DisclosureTableRow(hive) { ForEach(hive.bees) }
      }
    }
  }
}

@MainActor @Test private func `Examples of DisclosureTableRow`() async throws {
  try expectDraws(Hives(), shows: [], reports: [])
}

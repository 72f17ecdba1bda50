// swift-format-ignore-file
// Made by `make examples` from the examples of TableColumn.

import SwiftUI
import Testing
import WaggleTestKit

private struct Bee: Identifiable {
  let id: Int
  var name: String
  var age: Int
}

private struct Hive: View {
  @State private var bees = [Bee(id: 1, name: "Maya", age: 12), Bee(id: 2, name: "Willy", age: 9)]
  @State private var order = [KeyPathComparator(\Bee.name)]

  var body: some View {
    Table(bees, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
        .width(60)
    }
    .onChange(of: order) { bees.sort(using: order) }
  }
}

@MainActor @Test private func `Examples of TableColumn`() async throws {
  try expectDraws(Hive(), shows: [], reports: [])
}

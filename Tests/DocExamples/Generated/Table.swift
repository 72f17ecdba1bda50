// swift-format-ignore-file
// Made by `make examples` from the examples of Table.

import SwiftUI
import Testing
import WaggleTestKit

private struct Flower: Identifiable {
  let id: Int
  var name: String
  var month: String
}

private struct Calendar: View {
  let flowers = [Flower(id: 1, name: "Clover", month: "May")]
  @State private var selection: Int?

  var body: some View {
    Table(flowers, selection: $selection) {
      TableColumn("Flower", value: \.name)
      TableColumn("Month", value: \.month)
    }
  }
}

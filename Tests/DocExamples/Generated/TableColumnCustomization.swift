// swift-format-ignore-file
// Made by `make examples` from the examples of TableColumnCustomization.

import SwiftUI
import Testing
import WaggleTestKit

private struct Flower: Identifiable {
  let id: Int
  var name: String
}

private struct Flowers: View {
  let flowers = [Flower(id: 1, name: "Clover")]
  @AppStorage("columns") private var customization: TableColumnCustomization<Flower>

  var body: some View {
    Table(flowers, columnCustomization: $customization) {
      TableColumn("Name", value: \.name).customizationID("name")
      TableColumn("Number") { Text("\($0.id)") }.customizationID("number")
        .defaultVisibility(.hidden)
    }
  }
}

// swift-format-ignore-file
// Made by `make examples` from the examples of SelectionContextMenu.

import SwiftUI
import Testing
import WaggleTestKit

private struct Flowers: View {
  @State private var selection: Set<Int> = []

  var body: some View {
    List(0..<9, selection: $selection) { Text("Flower \($0)") }
      .contextMenu(forSelectionType: Int.self) { flowers in
        if !flowers.isEmpty { Button("Pick \(flowers.count)") {} }
      } primaryAction: { flowers in
        print("open", flowers.count)
      }
  }
}

@MainActor @Test private func `Examples of SelectionContextMenu`() async throws {
  try expectDraws(Flowers(), shows: [], reports: [])
}

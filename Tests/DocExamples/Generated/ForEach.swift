// swift-format-ignore-file
// Made by `make examples` from the examples of ForEach.

import SwiftUI
import Testing
import WaggleTestKit

private struct Flower: Identifiable {
  let id: Int
  var name: String
}

private struct Bed: View {
  var flowers = [Flower(id: 1, name: "Clover"), Flower(id: 2, name: "Sage")]

  var body: some View {
    VStack {
      ForEach(flowers) { Text($0.name) }  // shows Sage
      ForEach(["a", "b"], id: \.self) { Text($0) }
      ForEach(0..<3) { Text("Row \($0)") }
    }
  }
}

@MainActor @Test private func `Examples of ForEach`() async throws {
  try expectDraws(Bed(), shows: ["Sage"], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of OutlineGroup.

import SwiftUI
import Testing
import WaggleTestKit

private struct Place: Identifiable {
  let id: String
  var inside: [Place]?
}

private struct Example1: View {
  var body: some View {
    let places = [Place(id: "Garden", inside: [Place(id: "Hive"), Place(id: "Pond")])]
    OutlineGroup(places, children: \.inside) { Text($0.id) }  // shows Garden
  }
}

@MainActor @Test private func `Examples of OutlineGroup`() async throws {
  try expectDraws(Example1(), shows: ["Garden"], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of ObservedObject.

import SwiftUI
import Testing
import WaggleTestKit

private final class Garden: ObservableObject {
  @Published var bees = 3
}

private struct GardenView: View {
  @ObservedObject var garden: Garden

  var body: some View {
    Button("\(garden.bees) bees") { garden.bees += 1 }
  }
}

private struct Example1: View {
  var body: some View {
    GardenView(garden: Garden())  // shows 3 bees
  }
}

@MainActor @Test private func `Examples of ObservedObject`() async throws {
  try expectDraws(Example1(), shows: ["3 bees"], reports: [])
}

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

private struct Drone: Identifiable {
  let id: String
}

private struct Example2: View {
  var body: some View {
    Table(of: Drone.self) {
      TableColumn("Name", value: \.id)
    } rows: {
      ForEach([Drone(id: "Maya"), Drone(id: "Willy")]) { bee in
        TableRow(bee).draggable(bee.id)
      }
    }
  }
}

private struct Worker: Identifiable, Sendable {
  let id: String
}

private struct Foragers: View {
  @State private var bees = [Worker(id: "Maya")]

  var body: some View {
    Table(of: Worker.self) {
      TableColumn("Name", value: \.id)
    } rows: {
      ForEach(bees) { TableRow($0) }
        .dropDestination(for: String.self) { offset, names in
          bees.insert(contentsOf: names.map { Worker(id: $0) }, at: offset)
        }
    }
  }
}

@MainActor @Test private func `Examples of TableRowModifiers`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
  try expectDraws(Foragers(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of RowEdits.

import SwiftUI
import Testing
import WaggleTestKit

private struct Bed: View {
  @State private var flowers = ["Clover", "Sage"]

  var body: some View {
    List {
      ForEach(flowers, id: \.self) { Text($0) }
        .onDelete { flowers.remove(atOffsets: $0) }
    }
  }
}

private struct Bed: View {
  @State private var flowers = ["Clover", "Sage"]

  var body: some View {
    List {
      ForEach(flowers, id: \.self) { Text($0) }
        .onMove { flowers.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

@MainActor @Test private func `Examples of RowEdits`() async throws {
  try expectDraws(Bed(), shows: [], reports: [])
  try expectDraws(Bed(), shows: [], reports: [])
}

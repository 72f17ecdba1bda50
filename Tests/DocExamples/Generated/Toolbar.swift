// swift-format-ignore-file
// Made by `make examples` from the examples of Toolbar.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("12 hives")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
  }
}

private struct Example2: View {
  var body: some View {
    Text("12 hives")
      .toolbar {
        Button("Add", systemImage: "plus") { print("added") }
      }
  }
}

@MainActor @Test private func `Examples of Toolbar`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}

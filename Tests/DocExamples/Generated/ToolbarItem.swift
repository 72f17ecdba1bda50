// swift-format-ignore-file
// Made by `make examples` from the examples of ToolbarItem.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    List { Text("Clover") }
      .navigationTitle("Flowers")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { print("added") }
        }
      }
  }
}

private struct Example2: View {
  var body: some View {
    Text("12 hives")
      .toolbar {
        ToolbarItem { Image(systemName: "person.crop.circle") }
          .sharedBackgroundVisibility(.hidden)
      }
  }
}

@MainActor @Test private func `Examples of ToolbarItem`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}

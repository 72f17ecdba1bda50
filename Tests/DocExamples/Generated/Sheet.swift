// swift-format-ignore-file
// Made by `make examples` from the examples of Sheet.

import SwiftUI
import Testing
import WaggleTestKit

private struct Page: View {
  @State private var isOpen = false

  var body: some View {
    Button("About") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Text("Waggle").presentationDetents([.medium])
      }
  }
}

private struct Bee: Identifiable {
  let id: Int
  let name: String
}

private struct Hive: View {
  @State private var bee: Bee?

  var body: some View {
    Button("Queen") { bee = Bee(id: 1, name: "Ada") }
      .sheet(item: $bee) { Text($0.name) }
  }
}

private struct GamePage: View {
  @State private var isOpen = false

  var body: some View {
    Button("Play") { isOpen = true }
      .fullScreenCover(isPresented: $isOpen) {
        Button("Done") { isOpen = false }
      }
  }
}

@MainActor @Test private func `Examples of Sheet`() async throws {
  try expectDraws(Page(), shows: [], reports: [])
  try expectDraws(GamePage(), shows: [], reports: [])
}

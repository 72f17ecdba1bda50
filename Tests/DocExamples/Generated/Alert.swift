// swift-format-ignore-file
// Made by `make examples` from the examples of Alert.

import SwiftUI
import Testing
import WaggleTestKit

private struct Page: View {
  @State private var asks = false

  var body: some View {
    Button("Delete") { asks = true }
      .alert("Delete all notes?", isPresented: $asks) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
  }
}

private struct RenamePage: View {
  @State private var asks = false
  @State private var name = ""

  var body: some View {
    Button("Rename") { asks = true }
      .alert("New name", isPresented: $asks) {
        TextField("Name", text: $name)
        Button("Rename") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Everyone sees the name.")
      }
  }
}

@MainActor @Test private func `Examples of Alert`() async throws {
  try expectDraws(Page(), shows: [], reports: [])
  try expectDraws(RenamePage(), shows: [], reports: [])
}

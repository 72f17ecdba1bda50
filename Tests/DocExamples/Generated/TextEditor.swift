// swift-format-ignore-file
// Made by `make examples` from the examples of TextEditor.

import SwiftUI
import Testing
import WaggleTestKit

private struct Notes: View {
  @State private var notes = ""

  var body: some View {
    TextEditor(text: $notes)
      .frame(height: 200)
      .scrollContentBackground(.hidden)
      .background(.yellow.opacity(0.2))
  }
}

@MainActor @Test private func `Examples of TextEditor`() async throws {
  try expectDraws(Notes(), shows: [], reports: [])
}

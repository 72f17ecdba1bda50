// swift-format-ignore-file
// Made by `make examples` from the examples of FocusedValues.

import SwiftUI
import Testing
import WaggleTestKit

private extension FocusedValues {
  @Entry var note: String?
}

private struct Notes: View {
  @FocusedValue(\.note) private var note

  var body: some View {
    VStack {
      Text("Day").focusable().focusedValue(\.note, "day")
      Text("Week").focusable().focusedValue(\.note, "week")
      Text(note ?? "none")  // shows none
    }
  }
}

@MainActor @Test private func `Examples of FocusedValues`() async throws {
  try expectDraws(Notes(), shows: ["none"], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of EditMode.

import SwiftUI
import Testing
import WaggleTestKit

private struct Garden: View {
  @State private var mode = EditMode.inactive

  var body: some View {
    VStack {
      EditButton()
      if mode.isEditing { Text("Tap a flower to remove it") }
    }
    .environment(\.editMode, $mode)
  }
}

@MainActor @Test private func `Examples of EditMode`() async throws {
  try expectDraws(Garden(), shows: [], reports: [])
}

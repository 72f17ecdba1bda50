// swift-format-ignore-file
// Made by `make examples` from the examples of ClipboardCommands.

import SwiftUI
import Testing
import WaggleTestKit

private struct Flowers: View {
  @State private var flowers = ["Clover", "Heather"]

  var body: some View {
    Text(flowers.joined(separator: ", "))
      .focusable()
      .copyable(flowers)
      .pasteDestination(for: String.self) { flowers += $0 }
  }
}

@MainActor @Test private func `Examples of ClipboardCommands`() async throws {
  try expectDraws(Flowers(), shows: [], reports: [])
}

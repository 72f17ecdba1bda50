// swift-format-ignore-file
// Made by `make examples` from the examples of ConfirmationDialog.

import SwiftUI
import Testing
import WaggleTestKit

private struct Page: View {
  @State private var asks = false

  var body: some View {
    Button("Share") { asks = true }
      .confirmationDialog("Share", isPresented: $asks) {
        Button("Print") {}
        Button("Copy") {}
      }
  }
}

@MainActor @Test private func `Examples of ConfirmationDialog`() async throws {
  try expectDraws(Page(), shows: [], reports: [])
}

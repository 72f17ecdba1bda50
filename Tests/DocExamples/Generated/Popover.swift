// swift-format-ignore-file
// Made by `make examples` from the examples of Popover.

import SwiftUI
import Testing
import WaggleTestKit

private struct Page: View {
  @State private var isOpen = false

  var body: some View {
    Button("Help") { isOpen = true }
      .popover(isPresented: $isOpen) {
        Text("Drag a bee onto a flower.")
          .padding()
          .presentationCompactAdaptation(.popover)
      }
  }
}

@MainActor @Test private func `Examples of Popover`() async throws {
  try expectDraws(Page(), shows: [], reports: [])
}

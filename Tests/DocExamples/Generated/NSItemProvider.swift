// swift-format-ignore-file
// Made by `make examples` from the examples of NSItemProvider.

import SwiftUI
import Testing
import WaggleTestKit

private struct Word: View {
  var body: some View {
    Text("Clover").onDrag { NSItemProvider(object: "Clover" as NSString) }
  }
}

@MainActor @Test private func `Examples of NSItemProvider`() async throws {
  try expectDraws(Word(), shows: [], reports: [])
}

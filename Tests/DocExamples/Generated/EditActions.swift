// swift-format-ignore-file
// Made by `make examples` from the examples of EditActions.

import SwiftUI
import Testing
import WaggleTestKit

private struct Shelf: View {
  @State private var jars = ["Clover", "Sage"]

  var body: some View {
    List($jars, id: \.self, editActions: [.delete, .move]) { $jar in
      TextField("Honey", text: $jar)
    }
  }
}

@MainActor @Test private func `Examples of EditActions`() async throws {
  try expectDraws(Shelf(), shows: [], reports: [])
}

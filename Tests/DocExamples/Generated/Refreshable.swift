// swift-format-ignore-file
// Made by `make examples` from the examples of Refreshable.

import SwiftUI
import Testing
import WaggleTestKit

private struct Inbox: View {
  @State private var letters = ["From Ada"]

  var body: some View {
    List(letters, id: \.self) { Text($0) }
      .refreshable { letters.insert("From Bo", at: 0) }
  }
}

@MainActor @Test private func `Examples of Refreshable`() async throws {
  try expectDraws(Inbox(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of SwipeActions.

import SwiftUI
import Testing
import WaggleTestKit

private struct Inbox: View {
  @State private var letters = ["From Ada", "From Bo"]

  var body: some View {
    List(letters, id: \.self) { letter in
      Text(letter)
        .swipeActions {
          Button("Burn", role: .destructive) { letters.removeAll { $0 == letter } }
        }
    }
  }
}

@MainActor @Test private func `Examples of SwipeActions`() async throws {
  try expectDraws(Inbox(), shows: [], reports: [])
}

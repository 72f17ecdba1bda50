// swift-format-ignore-file
// Made by `make examples` from the examples of DropDestination.

import SwiftUI
import Testing
import WaggleTestKit

private struct Basket: View {
  @State private var flowers: [String] = []
  @State private var isOver = false

  var body: some View {
    Text(flowers.joined(separator: " "))
      .frame(width: 200, height: 80)
      .background(isOver ? .green : .gray)
      .dropDestination(for: String.self) { words, _ in
        flowers += words
        return true
      } isTargeted: {
        isOver = $0
      }
  }
}

@MainActor @Test private func `Examples of DropDestination`() async throws {
  try expectDraws(Basket(), shows: [], reports: [])
}

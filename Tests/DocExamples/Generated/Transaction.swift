// swift-format-ignore-file
// Made by `make examples` from the examples of Transaction.

import SwiftUI
import Testing
import WaggleTestKit

private struct Gauge: View {
  @State private var level = 0.2

  var body: some View {
    VStack {
      Color.green.frame(width: 20, height: 100 * level)
      Button("Fill slowly") { withAnimation(.linear(duration: 2)) { level = 1 } }
      Button("Empty at once") {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { level = 0 }
      }
    }
    .animation(.spring, value: level)
  }
}

@MainActor @Test private func `Examples of Transaction`() async throws {
  try expectDraws(Gauge(), shows: [], reports: [])
}

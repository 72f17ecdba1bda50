// swift-format-ignore-file
// Made by `make examples` from the examples of Namespace.

import SwiftUI
import Testing
import WaggleTestKit

private struct Cards: View {
  @Namespace private var cards

  var body: some View { Card(namespace: cards) }
}

private struct Card: View {
  let namespace: Namespace.ID

  var body: some View { Text("Mon") }
}

@MainActor @Test private func `Examples of Namespace`() async throws {
  try expectDraws(Cards(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollIndicatorsFlash.

import SwiftUI
import Testing
import WaggleTestKit

private struct Inbox: View {
  @State private var unread = 3

  var body: some View {
    ScrollView {
      ForEach(0..<40) { Text("Mail \($0)") }
    }
    .scrollIndicatorsFlash(trigger: unread)
  }
}

@MainActor @Test private func `Examples of ScrollIndicatorsFlash`() async throws {
  try expectDraws(Inbox(), shows: [], reports: [])
}

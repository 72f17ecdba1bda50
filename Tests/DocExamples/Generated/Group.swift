// swift-format-ignore-file
// Made by `make examples` from the examples of Group.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    HStack {
      Group {
        Text("Mon")
        Text("Tue")
      }
      .padding(4)
      .border(Color.gray)  // two borders, one around each text
    }
  }
}

@MainActor @Test private func `Examples of Group`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

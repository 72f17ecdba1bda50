// swift-format-ignore-file
// Made by `make examples` from the examples of ListStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    List {
      Text("Clover")
      Text("Sage")
    }
    .listStyle(.plain)
  }
}

@MainActor @Test private func `Examples of ListStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

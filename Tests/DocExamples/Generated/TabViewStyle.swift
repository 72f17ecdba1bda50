// swift-format-ignore-file
// Made by `make examples` from the examples of TabViewStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    TabView {
      Text("One")
      Text("Two")
    }
    .tabViewStyle(.page)
  }
}

@MainActor @Test private func `Examples of TabViewStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

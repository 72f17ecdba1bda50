// swift-format-ignore-file
// Made by `make examples` from the examples of IndexViewStyle.

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
    .indexViewStyle(.page(backgroundDisplayMode: .never))
  }
}

@MainActor @Test private func `Examples of IndexViewStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

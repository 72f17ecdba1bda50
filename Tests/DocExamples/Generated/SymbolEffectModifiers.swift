// swift-format-ignore-file
// Made by `make examples` from the examples of SymbolEffectModifiers.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Image(systemName: "wifi").symbolEffect(.pulse, isActive: true)
  }
}

private struct Likes: View {
  @State private var count = 0

  var body: some View {
    Image(systemName: "heart")
      .symbolEffect(.bounce, value: count)
      .onTapGesture { count += 1 }
  }
}

@MainActor @Test private func `Examples of SymbolEffectModifiers`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Likes(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of Font.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    VStack {
      Text("A title").font(.title.bold())
      Text("12 points, in bold").font(.system(size: 12, weight: .bold))
      Text("Serif").font(.system(.body, design: .serif))
    }
  }
}

private struct Example2: View {
  var body: some View {
    Text("The Hive").font(.body.lowercaseSmallCaps())
  }
}

@MainActor @Test private func `Examples of Font`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}

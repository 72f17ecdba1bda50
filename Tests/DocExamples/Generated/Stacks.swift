// swift-format-ignore-file
// Made by `make examples` from the examples of Stacks.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text("Honey").font(.title)
      Spacer()
      Text("12 jars")
    }
  }
}

private struct Example2: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Clover").bold()
      Text("Flowers from May to September")
    }
  }
}

private struct Example3: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color.green
      Text("Meadow").padding()
    }
  }
}

@MainActor @Test private func `Examples of Stacks`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
  try expectDraws(Example3(), shows: [], reports: [])
}

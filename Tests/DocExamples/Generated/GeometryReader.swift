// swift-format-ignore-file
// Made by `make examples` from the examples of GeometryReader.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        Color.green.frame(width: proxy.size.width * 0.3)
        Color.yellow
      }
    }
    .frame(height: 20)
  }
}

@MainActor @Test private func `Examples of GeometryReader`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

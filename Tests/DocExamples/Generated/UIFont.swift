// swift-format-ignore-file
// Made by `make examples` from the examples of UIFont.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    Text("Meadow")
      .font(Font(font))
      .frame(height: font.lineHeight)
  }
}

@MainActor @Test private func `Examples of UIFont`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

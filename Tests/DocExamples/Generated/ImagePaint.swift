// swift-format-ignore-file
// Made by `make examples` from the examples of ImagePaint.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("Meadow")
      .padding()
      .border(ImagePaint(image: Image(systemName: "leaf.fill"), scale: 0.8), width: 20)
  }
}

@MainActor @Test private func `Examples of ImagePaint`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

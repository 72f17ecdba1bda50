// swift-format-ignore-file
// Made by `make examples` from the examples of ContainerRelativeShape.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    ZStack {
      ContainerRelativeShape().fill(Color.orange).padding(8)  // has corners of 16 points
    }
    .frame(width: 120, height: 80)
    .containerShape(RoundedRectangle(cornerRadius: 24))
  }
}

@MainActor @Test private func `Examples of ContainerRelativeShape`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of MagnifyGesture.

import SwiftUI
import Testing
import WaggleTestKit

private struct Photo: View {
  @GestureState private var scale = 1.0

  var body: some View {
    Color.green
      .frame(width: 200, height: 120)
      .scaleEffect(scale)
      .gesture(
        MagnifyGesture().updating($scale) { value, scale, _ in scale = value.magnification })
  }
}

@MainActor @Test private func `Examples of MagnifyGesture`() async throws {
  try expectDraws(Photo(), shows: [], reports: [])
}

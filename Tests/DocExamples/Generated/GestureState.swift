// swift-format-ignore-file
// Made by `make examples` from the examples of GestureState.

import SwiftUI
import Testing
import WaggleTestKit

private struct Knob: View {
  @GestureState private var isPressed = false

  var body: some View {
    Circle()
      .fill(isPressed ? Color.red : Color.gray)
      .gesture(
        DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in
          isPressed = true
        })
  }
}

@MainActor @Test private func `Examples of GestureState`() async throws {
  try expectDraws(Knob(), shows: [], reports: [])
}

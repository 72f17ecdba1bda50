// swift-format-ignore-file
// Made by `make examples` from the examples of Animation.

import SwiftUI
import Testing
import WaggleTestKit

private struct Pulse: View {
  @State private var isLarge = false

  var body: some View {
    Circle()
      .scaleEffect(isLarge ? 1.2 : 1)
      .animation(.easeInOut(duration: 0.3).delay(0.1), value: isLarge)
      .onTapGesture { isLarge.toggle() }
  }
}

@MainActor @Test private func `Examples of Animation`() async throws {
  try expectDraws(Pulse(), shows: [], reports: [])
}

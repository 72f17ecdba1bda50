// swift-format-ignore-file
// Made by `make examples` from the examples of WithAnimation.

import SwiftUI
import Testing
import WaggleTestKit

private struct Sun: View {
  @State private var isUp = false

  var body: some View {
    Circle()
      .fill(Color.yellow)
      .frame(width: 60, height: 60)
      .offset(y: isUp ? -100 : 0)
      .onTapGesture { withAnimation(.spring) { isUp.toggle() } }
  }
}

@MainActor @Test private func `Examples of WithAnimation`() async throws {
  try expectDraws(Sun(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of RotateGesture.

import SwiftUI
import Testing
import WaggleTestKit

private struct Dial: View {
  @State private var angle = Angle.zero

  var body: some View {
    Rectangle()
      .frame(width: 80, height: 80)
      .rotationEffect(angle)
      .gesture(RotateGesture().onChanged { angle = $0.rotation })
  }
}

@MainActor @Test private func `Examples of RotateGesture`() async throws {
  try expectDraws(Dial(), shows: [], reports: [])
}

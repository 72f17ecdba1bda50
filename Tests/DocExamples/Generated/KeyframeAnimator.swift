// swift-format-ignore-file
// Made by `make examples` from the examples of KeyframeAnimator.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hop: View {
  @State private var hops = 0

  var body: some View {
    KeyframeAnimator(initialValue: 0.0, trigger: hops) { height in
      Circle().frame(width: 20, height: 20).offset(y: -height)
    } keyframes: { _ in
      CubicKeyframe(40, duration: 0.2)
      CubicKeyframe(0, duration: 0.2)
    }
    .onTapGesture { hops += 1 }
  }
}

@MainActor @Test private func `Examples of KeyframeAnimator`() async throws {
  try expectDraws(Hop(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of PhaseAnimator.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    PhaseAnimator([1, 1.3]) { scale in
      Circle().fill(.yellow).frame(width: 40, height: 40).scaleEffect(scale)
    } animation: { _ in
      .easeInOut(duration: 0.5)
    }
  }
}

@MainActor @Test private func `Examples of PhaseAnimator`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of AngularGradient.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Circle()
      .strokeBorder(AngularGradient(colors: [.pink, .orange, .pink], center: .center), lineWidth: 8)
  }
}

@MainActor @Test private func `Examples of AngularGradient`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollTransition.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    ScrollView {
      ForEach(0..<20) { number in
        Text("Card \(number)")
          .frame(height: 60)
          .scrollTransition { content, phase in
            content
              .opacity(phase.isIdentity ? 1 : 0.3)
              .scaleEffect(phase.isIdentity ? 1 : 0.8)
              .offset(x: phase.value * 20)
          }
      }
    }
  }
}

@MainActor @Test private func `Examples of ScrollTransition`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

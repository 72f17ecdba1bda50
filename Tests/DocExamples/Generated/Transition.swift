// swift-format-ignore-file
// Made by `make examples` from the examples of Transition.

import SwiftUI
import Testing
import WaggleTestKit

private struct Fly: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(y: phase.value * 200)  // comes from above, leaves below
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Hive: View {
  @State private var isHome = true

  var body: some View {
    VStack {
      Button("Fly") { withAnimation { isHome.toggle() } }
      if isHome { Text("Bee").transition(Fly()) }
    }
  }
}

@MainActor @Test private func `Examples of Transition`() async throws {
  try expectDraws(Hive(), shows: [], reports: [])
}

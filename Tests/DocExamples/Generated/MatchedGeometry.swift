// swift-format-ignore-file
// Made by `make examples` from the examples of MatchedGeometry.

import SwiftUI
import Testing
import WaggleTestKit

private struct Card: View {
  @Namespace private var names
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isOpen {
        Color.green
          .matchedGeometryEffect(id: "card", in: names)
      } else {
        Color.green
          .matchedGeometryEffect(id: "card", in: names)
          .frame(width: 40, height: 40)
      }
    }
    .onTapGesture { withAnimation { isOpen.toggle() } }
  }
}

@MainActor @Test private func `Examples of MatchedGeometry`() async throws {
  try expectDraws(Card(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of DragGesture.

import SwiftUI
import Testing
import WaggleTestKit

private struct Card: View {
  @State private var offset = CGSize.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .frame(width: 100, height: 60)
      .offset(offset)
      .gesture(
        DragGesture()
          .onChanged { offset = $0.translation }
          .onEnded { _ in withAnimation { offset = .zero } })
  }
}

@MainActor @Test private func `Examples of DragGesture`() async throws {
  try expectDraws(Card(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of SequenceGesture.

import SwiftUI
import Testing
import WaggleTestKit

/// Moves once it has been held for 0.5 seconds.
private struct Tile: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Color.blue
      .frame(width: 60, height: 60)
      .offset(offset)
      .gesture(
        LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
          if case .second(true, let drag?) = value { offset = drag.translation }
        })
  }
}

@MainActor @Test private func `Examples of SequenceGesture`() async throws {
  try expectDraws(Tile(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of ExclusiveGesture.

import SwiftUI
import Testing
import WaggleTestKit

/// Two taps zoom; one tap, once a second one has not come, selects.
private struct Thumbnail: View {
  @State private var isLarge = false
  @State private var isSelected = false

  var body: some View {
    Color.orange
      .frame(width: isLarge ? 200 : 100, height: 100)
      .border(isSelected ? Color.blue : Color.clear)
      .gesture(
        TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
          switch value {
          case .first: isLarge.toggle()
          case .second: isSelected.toggle()
          }
        })
  }
}

@MainActor @Test private func `Examples of ExclusiveGesture`() async throws {
  try expectDraws(Thumbnail(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of TapGesture.

import SwiftUI
import Testing
import WaggleTestKit

private struct Star: View {
  @State private var isFavourite = false

  var body: some View {
    Image(systemName: isFavourite ? "star.fill" : "star")
      .gesture(TapGesture(count: 2).onEnded { isFavourite.toggle() })
  }
}

private struct Door: View {
  @State private var isOpen = false

  var body: some View {
    Text(isOpen ? "Open" : "Closed").onTapGesture { isOpen.toggle() }
  }
}

@MainActor @Test private func `Examples of TapGesture`() async throws {
  try expectDraws(Star(), shows: [], reports: [])
  try expectDraws(Door(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of KeyPress.

import SwiftUI
import Testing
import WaggleTestKit

private struct Volume: View {
  @State private var volume = 5

  var body: some View {
    Text("Volume \(volume)")  // shows Volume 5
      .focusable()
      .onKeyPress(.upArrow) {
        volume += 1
        return .handled
      }
  }
}

@MainActor @Test private func `Examples of KeyPress`() async throws {
  try expectDraws(Volume(), shows: ["Volume 5"], reports: [])
}

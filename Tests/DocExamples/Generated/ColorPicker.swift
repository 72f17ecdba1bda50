// swift-format-ignore-file
// Made by `make examples` from the examples of ColorPicker.

import SwiftUI
import Testing
import WaggleTestKit

private struct Theme: View {
  @State private var color = Color.mint

  var body: some View {
    ColorPicker("Colour of the label", selection: $color, supportsOpacity: false)
  }
}

@MainActor @Test private func `Examples of ColorPicker`() async throws {
  try expectDraws(Theme(), shows: [], reports: [])
}

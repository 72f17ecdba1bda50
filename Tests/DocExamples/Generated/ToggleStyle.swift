// swift-format-ignore-file
// Made by `make examples` from the examples of ToggleStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Bulb: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .foregroundStyle(configuration.isOn ? .yellow : .gray)
    }
  }
}

private struct Lamp: View {
  @State private var isLit = false

  var body: some View { Toggle("Lamp", isOn: $isLit).toggleStyle(Bulb()) }
}

@MainActor @Test private func `Examples of ToggleStyle`() async throws {
  try expectDraws(Lamp(), shows: [], reports: [])
}

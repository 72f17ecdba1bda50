// swift-format-ignore-file
// Made by `make examples` from the examples of Binding.

import SwiftUI
import Testing
import WaggleTestKit

private struct Switch: View {
  @Binding var isOn: Bool

  var body: some View {
    Button(isOn ? "On" : "Off") { isOn.toggle() }
  }
}

private struct Lamp: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      Circle().fill(isLit ? Color.yellow : Color.gray)
      Switch(isOn: $isLit)  // shows Off
    }
  }
}

@MainActor @Test private func `Examples of Binding`() async throws {
  try expectDraws(Lamp(), shows: ["Off"], reports: [])
}

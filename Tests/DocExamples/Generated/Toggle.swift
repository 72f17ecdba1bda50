// swift-format-ignore-file
// Made by `make examples` from the examples of Toggle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Alarm: View {
  @State private var isOn = false
  @State private var days = [true, false, true]

  var body: some View {
    Toggle("Alarm", isOn: $isOn)
    Toggle("Snooze", systemImage: "bell", isOn: $isOn)
      .toggleStyle(.button)
    Toggle("Every day", sources: $days, isOn: \.self)  // mixed
  }
}

@MainActor @Test private func `Examples of Toggle`() async throws {
  try expectDraws(Alarm(), shows: [], reports: [])
}

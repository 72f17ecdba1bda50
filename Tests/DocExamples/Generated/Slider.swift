// swift-format-ignore-file
// Made by `make examples` from the examples of Slider.

import SwiftUI
import Testing
import WaggleTestKit

private struct Sound: View {
  @State private var volume = 5.0

  var body: some View {
    Slider(value: $volume, in: 0...11, step: 1) {
      Text("Volume")
    } minimumValueLabel: {
      Image(systemName: "speaker")
    } maximumValueLabel: {
      Image(systemName: "speaker.wave.3")
    } onEditingChanged: { isEditing in
      print(isEditing ? "listening" : "done")
    }
  }
}

@MainActor @Test private func `Examples of Slider`() async throws {
  try expectDraws(Sound(), shows: [], reports: [])
}

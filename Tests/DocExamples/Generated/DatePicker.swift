// swift-format-ignore-file
// Made by `make examples` from the examples of DatePicker.

import SwiftUI
import Testing
import WaggleTestKit

private struct Delivery: View {
  @State private var day = Date.now

  var body: some View {
    DatePicker("Delivery", selection: $day, in: Date.now..., displayedComponents: .date)
      .datePickerStyle(.graphical)
  }
}

@MainActor @Test private func `Examples of DatePicker`() async throws {
  try expectDraws(Delivery(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of MultiDatePicker.

import SwiftUI
import Testing
import WaggleTestKit

private struct Absence: View {
  @State private var days: Set<DateComponents> = []

  var body: some View {
    MultiDatePicker("Days off", selection: $days, in: Date.now...)
    Text("\(days.count) days")
  }
}

@MainActor @Test private func `Examples of MultiDatePicker`() async throws {
  try expectDraws(Absence(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of LabelSizes.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Weather", systemImage: "cloud.sun")
      Label("Time", systemImage: "clock")
    }
    .labelReservedIconWidth(32)
  }
}

@MainActor @Test private func `Examples of LabelSizes`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of TimelineView.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date, format: .dateTime.hour().minute().second())
    }
  }
}

@MainActor @Test private func `Examples of TimelineView`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of ViewThatFits.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    ViewThatFits {
      Text("The whole forecast for the day")
      Text("Forecast")  // shows Forecast
    }
    .frame(width: 80)
  }
}

@MainActor @Test private func `Examples of ViewThatFits`() async throws {
  try expectDraws(Example1(), shows: ["Forecast"], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of GaugeStyle.

import SwiftUI
import Testing
import WaggleTestKit

private struct Dots: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      ForEach(0..<5) { index in
        Image(systemName: configuration.value * 5 > Double(index) ? "circle.fill" : "circle")
      }
    }
  }
}

private struct Example1: View {
  var body: some View {
    Gauge(value: 0.6) { Text("Honey") }.gaugeStyle(Dots())
  }
}

@MainActor @Test private func `Examples of GaugeStyle`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

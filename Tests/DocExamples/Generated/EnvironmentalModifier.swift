// swift-format-ignore-file
// Made by `make examples` from the examples of EnvironmentalModifier.

import SwiftUI
import Testing
import WaggleTestKit

private struct Faded: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Shade(amount: environment.isEnabled ? 1 : 0.5)
  }
}

private struct Shade: ViewModifier {
  var amount: Double
  func body(content: Content) -> some View { content.opacity(amount) }
}

private struct Example1: View {
  var body: some View {
    Text("Save").modifier(Faded()).disabled(true)
  }
}

@MainActor @Test private func `Examples of EnvironmentalModifier`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

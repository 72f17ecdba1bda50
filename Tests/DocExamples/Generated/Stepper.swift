// swift-format-ignore-file
// Made by `make examples` from the examples of Stepper.

import SwiftUI
import Testing
import WaggleTestKit

private struct Order: View {
  @State private var jars = 1

  var body: some View {
    Stepper("\(jars) jars", value: $jars, in: 1...12)
    Stepper("Half jars", value: $jars, in: 1...12, step: 2)
  }
}

@MainActor @Test private func `Examples of Stepper`() async throws {
  try expectDraws(Order(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of ScaledMetric.

import SwiftUI
import Testing
import WaggleTestKit

private struct Avatar: View {
  @ScaledMetric private var diameter = 34.0

  var body: some View { Circle().frame(width: diameter, height: diameter) }
}

@MainActor @Test private func `Examples of ScaledMetric`() async throws {
  try expectDraws(Avatar(), shows: [], reports: [])
}

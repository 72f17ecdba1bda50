// swift-format-ignore-file
// Made by `make examples` from the examples of Shape+Areas.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Circle().union(Rectangle().offset(y: 20))
      .fill(Color.orange)
      .frame(width: 40, height: 40)
  }
}

@MainActor @Test private func `Examples of Shape+Areas`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

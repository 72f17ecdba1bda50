// swift-format-ignore-file
// Made by `make examples` from the examples of IgnoresSafeArea.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    VStack {
      Text("Meadow")
      Spacer()
    }
    .frame(maxWidth: .infinity)
    .background { Color.green.ignoresSafeArea() }
  }
}

@MainActor @Test private func `Examples of IgnoresSafeArea`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of LinearGradient.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    LinearGradient(colors: [.cyan, .white], startPoint: .top, endPoint: .bottom)
  }
}

@MainActor @Test private func `Examples of LinearGradient`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of AnyView.

import SwiftUI
import Testing
import WaggleTestKit

private func icon(for name: String) -> AnyView {
  name == "sun" ? AnyView(Circle().fill(.yellow)) : AnyView(Text(name))
}

private struct Example1: View {
  var body: some View {
    HStack {
      icon(for: "sun")
      icon(for: "rain")  // shows rain
    }
  }
}

@MainActor @Test private func `Examples of AnyView`() async throws {
  try expectDraws(Example1(), shows: ["rain"], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of ActivationPoint.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    HStack {
      Text("Smoker")
      Color.orange.frame(width: 44, height: 44).onTapGesture {}
    }
    .accessibilityElement(children: .combine)
    .accessibilityActivationPoint(.trailing)
  }
}

@MainActor @Test private func `Examples of ActivationPoint`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

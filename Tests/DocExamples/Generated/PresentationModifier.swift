// swift-format-ignore-file
// Made by `make examples` from the examples of PresentationModifier.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Button("Date") { isOpen = true }
      .presentation(isPresented: $isOpen, PresentationOptions(.below)) {
        Calendar().padding().background(.background, in: .rect(cornerRadius: 12))
      }
  }
}

@MainActor @Test private func `Examples of PresentationModifier`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

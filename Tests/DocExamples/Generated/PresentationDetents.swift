// swift-format-ignore-file
// Made by `make examples` from the examples of PresentationDetents.

import SwiftUI
import Testing
import WaggleTestKit

private struct Map: View {
  @State private var height = PresentationDetent.height(120)

  var body: some View {
    Color.green.sheet(isPresented: .constant(true)) {
      Button("More") { height = .large }
        .presentationDetents([.height(120), .large], selection: $height)
    }
  }
}

@MainActor @Test private func `Examples of PresentationDetents`() async throws {
  try expectDraws(Map(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of SectionMargins.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    List {
      Section("Photos") {
        Color.mint.frame(height: 120)
      }
      .listSectionMargins(.horizontal, 0)
    }
  }
}

@MainActor @Test private func `Examples of SectionMargins`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

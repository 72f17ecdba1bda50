// swift-format-ignore-file
// Made by `make examples` from the examples of AlignmentGuide.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    HStack(alignment: .top) {
      Text("Title")
      Image(systemName: "star").alignmentGuide(.top) { $0[.top] - 4 }  // 4 points lower
    }
  }
}

@MainActor @Test private func `Examples of AlignmentGuide`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

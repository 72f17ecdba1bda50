// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollView.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    ScrollView {
      ForEach(0..<40) { Text("Row \($0)") }
    }
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(0..<12) { Circle().fill(.orange).frame(width: 60).id($0) }
      }
    }
  }
}

@MainActor @Test private func `Examples of ScrollView`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollTargetBehavior.

import SwiftUI
import Testing
import WaggleTestKit

private struct Tens: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.origin.y / 10).rounded() * 10
  }
}

private struct Example1: View {
  var body: some View {
    ScrollView {
      ForEach(0..<40) { Text("Row \($0)") }
    }
    .scrollTargetBehavior(Tens())
  }
}

private struct Example2: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<9) { Text("Card \($0)").frame(width: 200) }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
  }
}

@MainActor @Test private func `Examples of ScrollTargetBehavior`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}

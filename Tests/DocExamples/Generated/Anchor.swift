// swift-format-ignore-file
// Made by `make examples` from the examples of Anchor.

import SwiftUI
import Testing
import WaggleTestKit

private struct Ends: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

/// A line from the first word to the last one, wherever the layout puts them.
private struct Connected: View {
  var body: some View {
    HStack(spacing: 60) {
      Text("Hive").anchorPreference(key: Ends.self, value: .trailing) { [$0] }
      Text("Flower").anchorPreference(key: Ends.self, value: .leading) { [$0] }
    }
    .overlayPreferenceValue(Ends.self) { ends in
      GeometryReader { proxy in
        Path { $0.addLines(ends.map { proxy[$0] }) }.stroke(Color.orange)
      }
    }
  }
}

@MainActor @Test private func `Examples of Anchor`() async throws {
  try expectDraws(Connected(), shows: [], reports: [])
}

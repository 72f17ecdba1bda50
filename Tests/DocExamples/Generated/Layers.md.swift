// swift-format-ignore-file
// Made by `make examples` from the examples of Layers.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Unread: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}

private struct Example1: View {
  var body: some View {
    HStack {
      Text("Inbox").preference(key: Unread.self, value: 3)
      Text("News").preference(key: Unread.self, value: 4)
    }
    .overlayPreferenceValue(Unread.self, alignment: .topTrailing) { unread in
      if unread > 0 {
        Text("\(unread)")  // shows 7
          .padding(4)
          .background(Color.red, in: Capsule())
      }
    }
  }
}

@MainActor @Test private func `Examples of Layers.md`() async throws {
  try expectDraws(Example1(), shows: ["7"], reports: [])
}

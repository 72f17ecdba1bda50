// swift-format-ignore-file
// Made by `make examples` from the examples of PreferenceReaders.

import SwiftUI
import Testing
import WaggleTestKit

private struct UnreadKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Example1: View {
  var body: some View {
    HStack {
      Text("Inbox").preference(key: UnreadKey.self, value: 3)
      Text("News").preference(key: UnreadKey.self, value: 4)
    }
    .overlayPreferenceValue(UnreadKey.self) { unread in
      Text("\(unread)").foregroundStyle(.red).offset(y: -20)  // shows 7
    }
  }
}

private struct IsUrgent: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

private struct Example2: View {
  var body: some View {
    VStack {
      Text("Water the hive")
      Text("Close the gate").preference(key: IsUrgent.self, value: true)
    }
    .backgroundPreferenceValue(IsUrgent.self) { isUrgent in
      isUrgent ? Color.yellow : Color.clear
    }
  }
}

@MainActor @Test private func `Examples of PreferenceReaders`() async throws {
  try expectDraws(Example1(), shows: ["7"], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}

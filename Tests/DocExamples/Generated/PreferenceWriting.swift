// swift-format-ignore-file
// Made by `make examples` from the examples of PreferenceWriting.

import SwiftUI
import Testing
import WaggleTestKit

private struct TitleKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

private struct Example1: View {
  var body: some View {
    Text("47 messages").preference(key: TitleKey.self, value: "Inbox")
  }
}

@MainActor @Test private func `Examples of PreferenceWriting`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

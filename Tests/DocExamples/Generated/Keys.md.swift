// swift-format-ignore-file
// Made by `make examples` from the examples of Keys.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private struct Example2: View {
  struct Table: View { var body: some View { Text("Ada").preference(key: Names.self, value: ["Ada"]) } }
  var body: some View {
    Table()
      .transformPreference(Names.self) { $0.append("a host") }
  }
}

@MainActor @Test private func `Examples of Keys.md`() async throws {
  try expectDraws(Example2(), shows: [], reports: [])
}

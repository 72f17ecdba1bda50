// swift-format-ignore-file
// Made by `make examples` from the examples of PreferenceKey.

import SwiftUI
import Testing
import WaggleTestKit

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Party: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      Text("Tonight: \(names.joined(separator: ", "))")  // shows Tonight: Ada, Grace
      Text("Ada").preference(key: Names.self, value: ["Ada"])
      Text("Grace").preference(key: Names.self, value: ["Grace"])
    }
    .onPreferenceChange(Names.self) { names = $0 }
  }
}

@MainActor @Test private func `Examples of PreferenceKey`() async throws {
  try expectDraws(Party(), shows: ["Tonight: Ada, Grace"], reports: [])
}

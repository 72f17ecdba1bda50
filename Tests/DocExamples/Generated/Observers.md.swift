// swift-format-ignore-file
// Made by `make examples` from the examples of Observers.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }
  struct Guest: View {
    let name: String
    var body: some View { Text(name).preference(key: Names.self, value: [name]) }
  }
  @State var names: [String] = []
  var body: some View {
    VStack {
      Guest(name: "Ada")
      Guest(name: "Grace")
    }
    .onPreferenceChange(Names.self) { names = $0 }
  }
}

@MainActor @Test private func `Examples of Observers.md`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

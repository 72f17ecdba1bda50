// swift-format-ignore-file
// Made by `make examples` from the examples of TestHost+Flow.

import SwiftUI
import Testing
import WaggleTestKit

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Guest: View {
  var body: some View { Text("Ada").preference(key: Names.self, value: ["Ada"]) }
}

private struct Door: View {
  var body: some View { Text("Welcome").onPreferenceChange(Names.self) { print($0) } }
}

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Guest()
        Door()
      }
    }
    print(host.explain(Names.self, from: "Guest", to: "Door"))
    // It does not arrive: Guest is not inside Door, which observes only the views inside it (R075).
    // Put onPreferenceChange(Names.self) on VStack, which contains both.
  }
}

@MainActor @Test private func `Examples of TestHost+Flow`() async throws {
  try await expectPrints(["It does not arrive: Guest is not inside Door, which observes only the views inside it (R075).", "Put onPreferenceChange(Names.self) on VStack, which contains both."]) { try Example1().run() }
}

// swift-format-ignore-file
// Made by `make examples` from the examples of PreferenceLaw.

import SwiftUI
import Testing
import WaggleTestKit

private struct Last: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

@MainActor private struct Example1 {
  func run() throws {
    print(PreferenceLaw.violations(of: Last.self, samples: ["a", "b"]).isEmpty)  // false
  }
}

@MainActor @Test private func `Examples of PreferenceLaw`() async throws {
  try await expectPrints(["false"]) { try Example1().run() }
}

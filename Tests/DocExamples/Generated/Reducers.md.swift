// swift-format-ignore-file
// Made by `make examples` from the examples of Reducers.md.

import SwiftUI
import Testing
import WaggleTestKit

private enum LastKey: PreferenceKey {
  static var defaultValue: String { "default" }
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private enum LastSetKey: PreferenceKey {
  static var defaultValue: String { "default" }
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    if next != defaultValue { value = next }
  }
}

@MainActor private struct Example3 {
  func run() throws {
    print(PreferenceLaw.violations(of: LastKey.self, samples: ["a", "b"]))
    // ["\"a\" with the default after it becomes \"default\", not \"a\" (R004)."]
    print(PreferenceLaw.violations(of: LastSetKey.self, samples: ["a", "b"]))
    // []
  }
}

@MainActor @Test private func `Examples of Reducers.md`() async throws {
  try await expectPrints(["[\"\\\"a\\\" with the default after it becomes \\\"default\\\", not \\\"a\\\" (R004).\"]", "[]"]) { try Example3().run() }
}

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
    print(PreferenceLaw.report(of: Last.self))
    // Last is unlawful:
    //   "a" with the default after it becomes "", not "a" (R004).
    // For information:
    //   The order counts: "a" and "b" become "b", but "b" and "a" become "a".
  }
}

@MainActor @Test private func `Examples of PreferenceLaw`() async throws {
  try await expectPrints(["Last is unlawful:", "  \"a\" with the default after it becomes \"\", not \"a\" (R004).", "For information:", "  The order counts: \"a\" and \"b\" become \"b\", but \"b\" and \"a\" become \"a\"."]) { try Example1().run() }
}

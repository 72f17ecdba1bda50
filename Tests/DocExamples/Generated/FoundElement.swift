// swift-format-ignore-file
// Made by `make examples` from the examples of FoundElement.

import SwiftUI
import Testing
import WaggleTestKit

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("More") { count += 1 }.accessibilityValue("\(count)")
  }
}

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost { Counter() }
    try host.find(role: .button, label: "More").tap()
    let button = try host.find(role: .button, label: "More")  // as it is now
    print(button.value ?? "none")  // 1
    print(button.isEnabled)  // true
  }
}

@MainActor @Test private func `Examples of FoundElement`() async throws {
  try await expectPrints(["1", "true"]) { try Example1().run() }
}

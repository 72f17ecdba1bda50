// swift-format-ignore-file
// Made by `make examples` from the examples of FitOrMenu.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct InksInRow: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private struct Row: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text("In black ink: black, blue, red").frame(width: 300)
        .preference(key: InksInRow.self, value: true)
      Text("In black ink")
        .preference(key: InksInRow.self, value: false)
    }
  }
}

@MainActor private struct Example1 {
  func run() throws {
    let narrow = TestHost(size: CGSize(width: 150, height: 50)) { Row() }
    print(narrow.preference(InksInRow.self) ?? true)  // false
  }
}

@MainActor @Test private func `Examples of FitOrMenu.md`() async throws {
  try await expectPrints(["false"]) { try Example1().run() }
}

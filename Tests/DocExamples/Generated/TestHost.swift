// swift-format-ignore-file
// Made by `make examples` from the examples of TestHost.

import SwiftUI
import Testing
import WaggleTestKit

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }
}

@MainActor @Test private func `a tap counts`() throws {
  let host = TestHost(size: CGSize(width: 200, height: 100)) { Counter() }
  try host.find(role: .button, label: "More").tap()
  #expect(host.text.contains("1"))
  #expect(host.diagnostics.isEmpty)
}

@MainActor @Test private func `Examples of TestHost`() async throws {
  try expectDraws(Counter(), shows: [], reports: [])
}

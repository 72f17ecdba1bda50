// swift-format-ignore-file
// Made by `make examples` from the examples of Testing.md.

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
}

private struct Longest: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    if next.count > value.count { value = next }
  }
}

@MainActor private struct Example2 {
  func run() throws {
    let problems = PreferenceLaw.violations(
      of: Longest.self, samples: ["a", "bee", ""])
    print(problems.count)  // 0
  }
}

private struct Growing: View {
  @State private var isLarge = false

  var body: some View {
    Color.green
      .frame(width: isLarge ? 100 : 0, height: 10)
      .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
  }
}

@MainActor private struct Example3 {
  func run() throws {
    let host = TestHost(size: CGSize(width: 100, height: 10)) { Growing() }
    host.settle()
    host.advance(by: 0.5)
    print(host.displayList)  // rect (25 0 50 10) #34C759
  }
}

@MainActor @Test private func `Examples of Testing.md`() async throws {
  try expectDraws(Counter(), shows: [], reports: [])
  try await expectPrints(["0"]) { try Example2().run() }
  try await expectPrints(["rect (25 0 50 10) #34C759"]) { try Example3().run() }
}

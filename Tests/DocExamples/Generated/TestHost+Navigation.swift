// swift-format-ignore-file
// Made by `make examples` from the examples of TestHost+Navigation.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost(size: CGSize(width: 390, height: 600)) {
      NavigationStack { Text("12 hives").navigationTitle("Hives") }
    }
    print(host.title ?? "none")  // Hives
  }
}

@MainActor private struct Example2 {
  func run() throws {
    let host = TestHost(size: CGSize(width: 390, height: 600)) {
      NavigationStack {
        NavigationLink("Hives") {
          NavigationStack { NavigationLink("Hive 3") { Text("12,000 bees") } }
        }
      }
    }
    try host.find(label: "Hives").tap()
    try host.find(label: "Hive 3").tap()
    print(host.path, host.paths)  // 1 [1, 1]
  }
}

@MainActor private struct Example3 {
  func run() throws {
    let host = TestHost(size: CGSize(width: 390, height: 600)) {
      NavigationStack {
        NavigationLink("Hive 3", value: 3).navigationDestination(for: Int.self) { Text("Hive \($0)") }
      }
    }
    host.open(address: ["3"])
    print(host.address)  // ["3"]
  }
}

@MainActor @Test private func `Examples of TestHost+Navigation`() async throws {
  try await expectPrints(["Hives"]) { try Example1().run() }
  try await expectPrints(["1 [1, 1]"]) { try Example2().run() }
  try await expectPrints(["[\"3\"]"]) { try Example3().run() }
}

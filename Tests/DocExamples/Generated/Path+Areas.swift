// swift-format-ignore-file
// Made by `make examples` from the examples of Path+Areas.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let moved = square.offsetBy(dx: 10, dy: 10)
    print(square.union(moved).boundingRect.width)  // 30.0
    print(square.intersection(moved).boundingRect.width)  // 10.0
  }
}

@MainActor @Test private func `Examples of Path+Areas`() async throws {
  try await expectPrints(["30.0", "10.0"]) { try Example1().run() }
}

// swift-format-ignore-file
// Made by `make examples` from the examples of Path.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let triangle = Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 20, y: 20))
      path.closeSubpath()
    }
    print(triangle.boundingRect.width)  // 20.0
    print(triangle.contains(CGPoint(x: 10, y: 10)))  // true
  }
}

@MainActor @Test private func `Examples of Path`() async throws {
  try await expectPrints(["20.0", "true"]) { try Example1().run() }
}

// swift-format-ignore-file
// Made by `make examples` from the examples of CGPath.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let outline = CGMutablePath()
    outline.move(to: CGPoint(x: 0, y: 20))
    outline.addLines(between: [CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 20)])
    outline.closeSubpath()
    print(Path(outline).boundingRect.width)  // 20.0
  }
}

@MainActor @Test private func `Examples of CGPath`() async throws {
  try await expectPrints(["20.0"]) { try Example1().run() }
}

// swift-format-ignore-file
// Made by `make examples` from the examples of Path+Stroke.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 40, y: 0))
    }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    print(outline.boundingRect)  // (-2.0, -2.0, 44.0, 4.0)
  }
}

@MainActor @Test private func `Examples of Path+Stroke`() async throws {
  try await expectPrints(["(-2.0, -2.0, 44.0, 4.0)"]) { try Example1().run() }
}

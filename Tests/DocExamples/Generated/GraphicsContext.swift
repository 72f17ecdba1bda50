// swift-format-ignore-file
// Made by `make examples` from the examples of GraphicsContext.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Canvas { context, size in
      for index in 0..<6 {
        var copy = context
        copy.translateBy(x: size.width / 2, y: size.height / 2)
        copy.rotate(by: .degrees(Double(index) * 60))
        copy.opacity = 0.5
        copy.fill(Path(ellipseIn: CGRect(x: -10, y: -50, width: 20, height: 50)), with: .color(.pink))
      }
    }
  }
}

private struct Example2: View {
  var body: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .mint))
      context.addFilter(.blur(radius: 8))
      context.drawLayer { layer in
        for x in [30.0, 60] {
          layer.fill(Path(ellipseIn: CGRect(x: x, y: 30, width: 40, height: 40)), with: .color(.black))
        }
      }
    }
  }
}

@MainActor @Test private func `Examples of GraphicsContext`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
  try expectDraws(Example2(), shows: [], reports: [])
}

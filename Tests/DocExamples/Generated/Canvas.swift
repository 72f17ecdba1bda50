// swift-format-ignore-file
// Made by `make examples` from the examples of Canvas.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Canvas { context, size in
      let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width, height: size.height))
      context.fill(circle, with: .color(.orange))
      context.stroke(circle, with: .color(.brown), lineWidth: 4)
      context.draw(Text("Honey"), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    .frame(width: 120, height: 120)
  }
}

@MainActor @Test private func `Examples of Canvas`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of Shape.

import SwiftUI
import Testing
import WaggleTestKit

private struct Petal: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}

private struct Example1: View {
  var body: some View {
    Petal().fill(Color.pink).frame(width: 40, height: 80)
  }
}

@MainActor @Test private func `Examples of Shape`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

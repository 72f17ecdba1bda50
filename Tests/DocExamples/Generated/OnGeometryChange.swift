// swift-format-ignore-file
// Made by `make examples` from the examples of OnGeometryChange.

import SwiftUI
import Testing
import WaggleTestKit

private struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Color.green.frame(width: 80, height: 20)
        .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
      Text("\(Int(width)) points wide")  // shows 80 points wide
    }
  }
}

@MainActor @Test private func `Examples of OnGeometryChange`() async throws {
  try expectDraws(Measured(), shows: ["80 points wide"], reports: [])
}

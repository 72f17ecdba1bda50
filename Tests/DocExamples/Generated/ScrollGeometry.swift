// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollGeometry.

import SwiftUI
import Testing
import WaggleTestKit

private struct Feed: View {
  @State private var isAtTop = true

  var body: some View {
    ScrollView {
      ForEach(0..<40) { Text("Row \($0)") }
    }
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y <= geometry.contentInsets.top
    } action: { _, isAtTop in
      self.isAtTop = isAtTop
    }
  }
}

@MainActor @Test private func `Examples of ScrollGeometry`() async throws {
  try expectDraws(Feed(), shows: [], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of ScrollPosition.

import SwiftUI
import Testing
import WaggleTestKit

private struct Pages: View {
  @State private var position = ScrollPosition(edge: .top)

  var body: some View {
    ScrollView {
      ForEach(0..<40) { Text("Page \($0)") }
    }
    .scrollPosition($position)
    .onTapGesture { withAnimation { position.scrollTo(edge: .bottom) } }
  }
}

@MainActor @Test private func `Examples of ScrollPosition`() async throws {
  try expectDraws(Pages(), shows: [], reports: [])
}

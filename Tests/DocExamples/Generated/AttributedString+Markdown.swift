// swift-format-ignore-file
// Made by `make examples` from the examples of AttributedString+Markdown.

import SwiftUI
import Testing
import WaggleTestKit

private struct Origin: View {
  var body: some View {
    Text((try? AttributedString(markdown: "**Honey** from 3 hives")) ?? "")
  }
}

@MainActor @Test private func `Examples of AttributedString+Markdown`() async throws {
  try expectDraws(Origin(), shows: [], reports: [])
}

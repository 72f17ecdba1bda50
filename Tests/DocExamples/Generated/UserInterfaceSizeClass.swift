// swift-format-ignore-file
// Made by `make examples` from the examples of UserInterfaceSizeClass.

import SwiftUI
import Testing
import WaggleTestKit

private struct Page: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    Text(width == .compact ? "One column" : "Two columns")  // shows One column
  }
}

@MainActor @Test private func `Examples of UserInterfaceSizeClass`() async throws {
  try expectDraws(Page(), shows: ["One column"], reports: [])
}

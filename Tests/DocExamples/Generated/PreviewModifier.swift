// swift-format-ignore-file
// Made by `make examples` from the examples of PreviewModifier.

import SwiftUI
import Testing
import WaggleTestKit

private struct SampleGarden: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["Clover", "Sage"] }

  func body(content: Content, context: [String]) -> some View {
    content.environment(\.locale, Locale(identifier: context.isEmpty ? "en" : "de"))
  }
}

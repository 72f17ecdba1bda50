// swift-format-ignore-file
// Made by `make examples` from the examples of ImageRenderer+Tasks.

import SwiftUI
import Testing
import WaggleTestKit

private func card(_ url: URL) async throws -> Data {
  try await ImageRenderer(content: AsyncImage(url: url)).pngData(scale: 2)
}

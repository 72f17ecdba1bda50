// swift-format-ignore-file
// Made by `make examples` from the examples of UIImage.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let png = try ImageRenderer(content: Text("Clover")).pngData(scale: 2)
    let image = UIImage(data: png, scale: 2)
    print(image?.size.height ?? 0)  // 20.5
  }
}

@MainActor @Test private func `Examples of UIImage`() async throws {
  try await expectPrints(["20.5"]) { try Example1().run() }
}

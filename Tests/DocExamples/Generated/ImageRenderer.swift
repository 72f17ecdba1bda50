// swift-format-ignore-file
// Made by `make examples` from the examples of ImageRenderer.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let renderer = ImageRenderer(content: Text("Hello, meadow").padding())
    renderer.scale = 2
    let png = try renderer.pngData()
    print(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))  // true
    let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
    print(svg.hasPrefix("<?xml"))  // true
  }
}

@MainActor private func write(to file: URL) throws {
  try ImageRenderer.pdfData(pages: 1...3) { number in
    Text("Page \(number)").frame(width: 300, height: number == 1 ? 400 : 200)
  }
  .write(to: file)
}

@MainActor @Test private func `Examples of ImageRenderer`() async throws {
  try await expectPrints(["true", "true"]) { try Example1().run() }
}

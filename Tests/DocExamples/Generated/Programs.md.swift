// swift-format-ignore-file
// Made by `make examples` from the examples of Programs.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hello: App {
  var body: some Scene {
    WindowGroup {
      Text("Hello, meadow").padding()
    }
  }
}

@MainActor private struct Example2 {
  func run() throws {
    let renderer = ImageRenderer(content: Text("Hello, meadow").padding())
    renderer.scale = 2
    try renderer.pngData().write(to: URL(filePath: "hello.png"))
  }
}

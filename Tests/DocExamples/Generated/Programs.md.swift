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

private struct Hive: View {
  var bees = 0

  var body: some View { Text("\(bees) bees").padding() }
}

@MainActor private struct Example2 {
  func run() throws {
    #Preview("Empty", traits: .sizeThatFitsLayout) { Hive() }
    #Preview("Busy") { Hive(bees: 80_000) }
  }
}

@MainActor private struct Example3 {
  func run() throws {
    let renderer = ImageRenderer(content: Text("Hello, meadow").padding())
    renderer.scale = 2
    try renderer.pngData().write(to: URL(filePath: "hello.png"))
  }
}

@MainActor @Test private func `Examples of Programs.md`() async throws {
  try expectDraws(Hive(), shows: [], reports: [])
}

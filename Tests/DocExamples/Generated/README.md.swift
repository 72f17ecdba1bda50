// swift-format-ignore-file
// Made by `make examples` from the examples of README.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Hello: App {
  var body: some Scene {
    WindowGroup {
      Text("Hello, meadow")
        .font(.largeTitle)
        .padding()
        .background(Color.yellow)
    }
  }
}

@MainActor private struct Example3 {
  func run() throws {
    let renderer = ImageRenderer(content: Text("Hello, meadow").padding())
    renderer.scale = 2
    try renderer.pngData().write(to: URL(filePath: "hello.png"))
    for diagnostic in renderer.diagnostics { print(diagnostic.id, diagnostic.message) }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }
}

@MainActor @Test private func `a tap counts`() throws {
  let host = TestHost(size: CGSize(width: 200, height: 100)) { Counter() }
  try host.find(role: .button, label: "More").tap()
  #expect(host.text.contains("1"))
}

@MainActor @Test private func `Examples of README.md`() async throws {
  try expectDraws(Counter(), shows: [], reports: [])
}

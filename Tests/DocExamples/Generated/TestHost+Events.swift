// swift-format-ignore-file
// Made by `make examples` from the examples of TestHost+Events.

import SwiftUI
import Testing
import WaggleTestKit

private struct Slider: View {
  @State private var x: CGFloat = 0

  var body: some View {
    Color.blue.gesture(DragGesture().onChanged { x = $0.location.x })
      .overlay { Text("\(Int(x))") }
  }
}

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Slider() }
    host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 120, y: 50))
    print(host.text)  // ["120"]
  }
}

@MainActor @Test private func `Examples of TestHost+Events`() async throws {
  try await expectPrints(["[\"120\"]"]) { try Example1().run() }
}

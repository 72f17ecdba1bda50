// swift-format-ignore-file
// Made by `make examples` from the examples of GeometryProxy.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    VStack {
      Text("Title")
      GeometryReader { proxy in
        Text("\(Int(proxy.frame(in: .named("card")).minX)) from the left")  // shows 16 from the left
      }
    }
    .padding(16)
    .coordinateSpace(.named("card"))
  }
}

@MainActor @Test private func `Examples of GeometryProxy`() async throws {
  try expectDraws(Example1(), shows: ["16 from the left"], reports: [])
}

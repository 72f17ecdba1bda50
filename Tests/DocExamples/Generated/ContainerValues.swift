// swift-format-ignore-file
// Made by `make examples` from the examples of ContainerValues.

import SwiftUI
import Testing
import WaggleTestKit

private extension ContainerValues {
  @Entry var isWide = false
}

private struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { subview in
        subview.frame(width: subview.containerValues.isWide ? 200 : 100)
      }
    }
  }
}

private struct Example1: View {
  var body: some View {
    Board {
      Text("News").containerValue(\.isWide, true)
      Text("Weather")
    }
  }
}

@MainActor @Test private func `Examples of ContainerValues`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}

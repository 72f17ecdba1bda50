// swift-format-ignore-file
// Made by `make examples` from the examples of SceneStorage.

import SwiftUI
import Testing
import WaggleTestKit

private struct Reader: View {
  @SceneStorage("page") private var page = 1

  var body: some View {
    Button("Page \(page)") { page += 1 }
  }
}

@MainActor @Test private func `Examples of SceneStorage`() async throws {
  try expectDraws(Reader(), shows: [], reports: [])
}

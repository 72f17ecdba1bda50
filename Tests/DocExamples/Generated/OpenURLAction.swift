// swift-format-ignore-file
// Made by `make examples` from the examples of OpenURLAction.

import SwiftUI
import Testing
import WaggleTestKit

private struct Help: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Help") { openURL(URL(string: "https://example.com/help")!) }
  }
}

private struct Example1: View {
  var body: some View {
    Help().environment(\.openURL, OpenURLAction { url in
      url.scheme == "https" ? .systemAction : .discarded
    })
  }
}

@MainActor @Test private func `Examples of OpenURLAction`() async throws {
  try expectDraws(Help(), shows: [], reports: [])
  try expectDraws(Example1(), shows: [], reports: [])
}

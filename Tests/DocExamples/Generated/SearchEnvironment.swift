// swift-format-ignore-file
// Made by `make examples` from the examples of SearchEnvironment.

import SwiftUI
import Testing
import WaggleTestKit

private struct Results: View {
  @Environment(\.isSearching) private var isSearching

  var body: some View { Text(isSearching ? "Results" : "All") }  // shows All
}

@MainActor @Test private func `Examples of SearchEnvironment`() async throws {
  try expectDraws(Results(), shows: ["All"], reports: [])
}

// swift-format-ignore-file
// Made by `make examples` from the examples of SearchScopes.

import SwiftUI
import Testing
import WaggleTestKit

private struct Garden: View {
  @State private var search = ""
  @State private var scope = "flowers"

  var body: some View {
    Text("All \(scope)")  // shows All flowers
      .searchable(text: $search)
      .searchScopes($scope) {
        Text("Flowers").tag("flowers")
        Text("Trees").tag("trees")
      }
  }
}

@MainActor @Test private func `Examples of SearchScopes`() async throws {
  try expectDraws(Garden(), shows: ["All flowers"], reports: [])
}
